import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "#server/ports.ts";
import { createOutboxMail } from "./mail-outbox.ts";
import { createSmtpMail } from "./mail-smtp.ts";

type Opened = { mail: Mail; emails(): Promise<string[]>; close(): Promise<void> };

const from = "고이 <no-reply@goi.example>";
const logged: string[] = [];
const log = {
  info: (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message })),
  warn: () => undefined,
  error: () => undefined,
};

async function openOutbox(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), "goi-outbox-"));
  const clock = { now: () => new Date("2026-11-15T03:00:00Z") };
  return {
    mail: createOutboxMail({ folder, from, clock, log }),
    emails: async () =>
      Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "utf8"))),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function openSmtp(): Promise<Opened> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (address, _session, done) =>
      done(address.address.startsWith("refused") ? new Error("no such mailbox") : undefined),
    onData(stream, _session, done) {
      let email = "";
      stream.on("data", (part) => {
        email += part;
      });
      stream.on("end", () => {
        received.push(email);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    mail: createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from }),
    emails: async () => received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const text = (email: string) => Buffer.from(email.split(/\r?\n\r?\n/, 2)[1] ?? "", "base64").toString("utf8");

describe.each([
  ["the outbox", openOutbox],
  ["a mail server", openSmtp],
])("e-mails by %s", (_name, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    await opened.mail.close();
    await opened.close();
  });

  test("arrive whole, in Korean, for one person", async () => {
    await opened.mail.send({
      to: "guest@example.com",
      subject: "인증번호입니다",
      text: "번호는 123456 입니다.\n고이",
      code: "123456",
    });
    const [email = ""] = await opened.emails();
    expect(email).toMatch(/^To: guest@example\.com\r?$/m);
    expect(email).toContain("no-reply@goi.example");
    expect(text(email)).toContain("번호는 123456 입니다.");
  });

  test("nothing that was typed becomes a header or another recipient", async () => {
    const before = (await opened.emails()).length;
    await opened.mail
      .send({
        to: "a@example.com",
        subject: "인사\r\nBcc: evil@example.com",
        text: "본문\r\n.\r\nBcc: evil@example.com",
      })
      .catch(() => undefined);
    for (const email of (await opened.emails()).slice(before)) expect(email).not.toMatch(/^Bcc:/im);
  });
});

test("the outbox shows the code in one line of the log, without the address", () => {
  const line = logged.find((entry) => entry.includes("123456")) ?? "";
  expect(line).toContain('"mailCode":"123456"');
  expect(line).not.toContain("guest@example.com");
});

test("a mailbox that refuses is a failure the caller hears of", async () => {
  const { mail, close } = await openSmtp();
  await expect(mail.send({ to: "refused@example.com", subject: "x", text: "x" })).rejects.toThrow();
  await mail.close();
  await close();
});
