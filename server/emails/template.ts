import type { HandOverLinks } from "#server/companies/hand-over-links.ts";
import type { Config } from "#server/config.ts";
import type { EmailData } from "#server/database/tables/admin.ts";
import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Email, Identity } from "#server/ports.ts";

/** What an e-mail is worded with. */
export type EmailParts = Pick<JobParts, "database" | "clock" | "origin" | "kinds"> & {
  identity: Pick<Identity, "email">;
  config: Pick<Config, "bank"> & Partial<Pick<Config, "adminEmail">>;
  handOverLinks: HandOverLinks;
};

/** A row of the outbox as its template sees it. `to` is null where the row names nobody who can be written to. */
type Waiting<Data> = { to: string | null; data: Data; subject: string; text: string };

/** One e-mail that we write: its words, and when and for how long they may be sent. */
export type EmailTemplate<Data extends EmailData = EmailData> = {
  name: string;
  /** What admins read of one that was given up. */
  label: string;
  /** Absent where it is always news. */
  newsForHours?: number;
  /** Whether nobody is to be woken by it. */
  byDay?: boolean;
  /** With the rows as they are when it is sent; null when there is nothing to say any more, or nobody to say it to. */
  compose(parts: EmailParts, waiting: Waiting<Data>): Promise<Email | null>;
};

/** An e-mail whose words were found when it was put into the outbox. */
export const textTemplate: EmailTemplate = {
  name: "text",
  label: "",
  compose: async (_parts, { to, subject, text }) => (to ? { to, subject, text } : null),
};
