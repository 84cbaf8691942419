import { createHandOverLinks } from "#server/companies/hand-over-links.ts";
import { emailTemplates } from "#server/email-templates.ts";
import type { Email } from "#server/ports.ts";
import { sendOutboxEmails } from "./send-outbox-emails.ts";

type Parts = Parameters<typeof sendOutboxEmails>[0];
type Given = Pick<Parts, "database" | "clock"> &
  Partial<Pick<Parts, "kinds" | "config" | "handOverLinks" | "templates">> & {
    /** Where members are written to. */
    email?(member: string): Promise<string | null>;
  };

/** The job that sends e-mails, which can be read here, and a mail server that can be away. */
export function postOn({ email = async () => "owner@example.com", ...given }: Given) {
  const post = {
    messages: [] as Email[],
    lines: [] as string[],
    isAway: false,
    /** How many it refuses before it takes one. */
    refuses: 0,
    send: () =>
      sendOutboxEmails({
        kinds: [],
        config: { bank: undefined },
        templates: emailTemplates,
        handOverLinks: createHandOverLinks({ secret: "only the tests know this secret" }),
        origin: "https://goi.example",
        log: { info: write, warn: write, error: write },
        identity: { email },
        mail: {
          async send(message) {
            const isRefused = post.refuses > 0;
            post.refuses -= Number(isRefused);
            if (post.isAway || isRefused) throw new Error(`no answer from ${message.to}`);
            post.messages.push(message);
          },
        },
        ...given,
      }),
    /** What it sends now. */
    async brings(): Promise<Email[]> {
      const before = post.messages.length;
      await post.send();
      return post.messages.slice(before);
    },
  };
  function write(fields: object, message: string) {
    post.lines.push(`${message} ${JSON.stringify(fields)}`);
  }
  return post;
}
