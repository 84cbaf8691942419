import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Clock, Log, Mail } from "#server/ports.ts";
import { mailMessageOf } from "./mail-message.ts";

type Parts = { folder: string; from: string; clock: Clock; log: Log };

/** The embedded default: e-mails are kept as `.eml` files, and a code is shown in the log to whoever runs this. */
export function createOutboxMail({ folder, from, clock, log }: Parts): Mail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(email) {
      const { message } = await transport.sendMail(mailMessageOf(email, from));
      const stamp = clock.now().toISOString().replaceAll(/[:.]/g, "-");
      const file = `${stamp}-${randomUUID().slice(0, 8)}.eml`;
      await mkdir(folder, { recursive: true });
      // Under its final name only when whole: people and tests watch this folder.
      const unfinished = join(folder, `.${file}`);
      await writeFile(unfinished, message as Buffer);
      await rename(unfinished, join(folder, file));
      log.info({ file, ...(email.code && { mailCode: email.code }) }, "An e-mail is in the outbox");
    },
    async close() {
      transport.close();
    },
  };
}
