import type { Email, Log, Mail } from "#server/ports.ts";
import { CognitoError } from "./errors.ts";

export type CodeEmails = ReturnType<typeof createCodeEmails>;

/** The two ways we send e-mails. */
export function createCodeEmails({ mail, log }: { mail: Mail; log: Log }) {
  // The message of a mail error names the recipient; its code does not.
  const report = (error: NodeJS.ErrnoException) =>
    log.error({ code: error.code ?? error.name }, "An e-mail could not be sent");
  return {
    /** For who waits for it: the answer says when it could not be sent. */
    async deliver(email: Email): Promise<void> {
      try {
        await mail.send(email);
      } catch (error) {
        report(error as Error);
        throw new CognitoError("CodeDeliveryFailureException", "The code could not be sent.");
      }
    },

    /** Without waiting: the time of the answer must not tell whether there was anybody to write to. */
    dispatch(email: Email): void {
      mail.send(email).catch(report);
    },
  };
}
