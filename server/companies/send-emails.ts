import type { Config } from "#server/config.ts";
import type { Clock, Database, Email, Identity, Log, Mail } from "#server/ports.ts";
import { companyEmail, waitingCompanyEmail } from "./emails.ts";
import { listUntoldCompanies, markCompanyEmailSent, takeCompanyEmail } from "./emails-store.ts";

/** Few enough for one run; the rest is told a minute later. */
const AT_ONCE = 200;
/** An e-mail that was taken but not sent until then was lost with its process, or refused by the mail server. */
const LOST_AFTER_MS = 60 * 60 * 1_000;
/** What could not be told for two days is no news any more: the page itself shows it. */
const NEWS_FOR_MS = 2 * 24 * 60 * 60 * 1_000;

type Parts = {
  database: Database;
  identity: Pick<Identity, "email">;
  mail: Pick<Mail, "send">;
  clock: Clock;
  log: Log;
  /** Where people reach us. */
  origin: string;
  config: Pick<Config, "adminEmail">;
};
type Untold = Awaited<ReturnType<typeof listUntoldCompanies>>[number];

/** Writes to companies what was decided about them, and to the admins what waits. Returns how many went out. */
export async function sendCompanyEmails(parts: Parts): Promise<{ sent: number; failed: number }> {
  const { database, clock } = parts;
  const now = clock.now().getTime();
  const [since, lostBefore] = [new Date(now - NEWS_FOR_MS), new Date(now - LOST_AFTER_MS)];
  let [sent, failed] = [0, 0];
  for (const untold of await listUntoldCompanies(database.orm, { since, lostBefore, limit: AT_ONCE })) {
    const named = { id: untold.move.id, now: clock.now() };
    if (!(await takeCompanyEmail(database.orm, { ...named, lostBefore }))) continue;
    // The admins' own comes once: their page shows what waits, and the company's must not come twice for its sake.
    if (untold.move.takenAt === null)
      sent += Number((await trySend(parts, emailToAdmins(parts, untold))) === "sent");
    const outcome = await trySend(parts, await emailToCompany(parts, untold));
    if (outcome !== "failed") await markCompanyEmailSent(database.orm, named);
    sent += Number(outcome === "sent");
    failed += Number(outcome === "failed");
  }
  return { sent, failed };
}

async function emailToCompany({ identity, origin }: Parts, { move, company }: Untold): Promise<Email | null> {
  const to = await identity.email(company.sub);
  return to ? companyEmail({ to, move, company, origin }) : null;
}

function emailToAdmins({ config, origin }: Parts, { move, company }: Untold): Email | null {
  return config.adminEmail ? waitingCompanyEmail({ to: config.adminEmail, move, company, origin }) : null;
}

async function trySend({ mail, log }: Parts, message: Email | null): Promise<"sent" | "failed" | "nothing"> {
  if (!message) return "nothing";
  try {
    await mail.send(message);
    return "sent";
  } catch (error) {
    // Its name only: what a mail server says may hold the address.
    log.warn(
      { error: error instanceof Error ? error.name : typeof error },
      "an e-mail about a company was not sent",
    );
    return "failed";
  }
}
