import nodemailer from "nodemailer";
import type { Mail } from "#server/ports.ts";
import { mailMessageOf } from "./mail-message.ts";

/** A mail server that does not answer must not hold a sign-up for longer. */
const TIMEOUT_MS = 10_000;

const TIMEOUTS = {
  connectionTimeout: TIMEOUT_MS,
  greetingTimeout: TIMEOUT_MS,
  socketTimeout: TIMEOUT_MS,
};

/** Whether a mail server answers and lets us in; nothing is sent. */
export async function greetSmtp(url: string): Promise<void> {
  const transport = nodemailer.createTransport({ url, ...TIMEOUTS });
  await transport.verify().finally(() => transport.close());
}

export function createSmtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = nodemailer.createTransport({ url, pool: true, ...TIMEOUTS });
  return {
    async send(email) {
      await transport.sendMail(mailMessageOf(email, from));
    },
    async close() {
      transport.close();
    },
  };
}
