import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { postgresCopy } from "#tests/databases.ts";
import { listen } from "#tests/listen.ts";
import { POSTGRES_TEMPLATE } from "#tests/migrated-postgres.ts";
import { startApp } from "#tests/running-app.ts";
import { startS3 } from "#tests/s3-server.ts";
import { startToss } from "#tests/toss-server.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "goi-doctor-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What the command says, and its exit code. A machine that is busy with other tests is waited for. */
async function doctor(env: Record<string, string>) {
  const child = spawn(process.execPath, ["server/doctor.ts", "60"], { env: { ...process.env, ...env } });
  const [said, failed] = [child.stdout.toArray(), child.stderr.toArray()];
  const [code] = await once(child, "exit");
  return { code, text: (await said).join(""), errors: (await failed).join("") };
}

test("beside a running app it asks that app, and opens nothing of its own", async () => {
  cpSync(inject("pgliteTemplate"), join(dataDir, "database"), { recursive: true });
  const app = await startApp({ DATA_DIR: dataDir });
  const { code, text, errors } = await doctor({ DATA_DIR: dataDir });
  expect(errors).toBe("");
  expect(text).toContain(`✓ app       running on ${dataDir}`);
  expect(text).toMatch(/✓ database {2}PostgreSQL \S+, embedded, answers in \d+ ms/);
  expect(text).not.toContain("migrations are missing");
  expect(code).toBe(0);
  expect(await app.stop()).toBe(0);
});

test("before the first start it makes no folder", async () => {
  const DATA_DIR = join(dataDir, "not", "yet");
  const { code, text } = await doctor({ DATA_DIR });
  expect(text).toContain(`not running on ${DATA_DIR}`);
  expect([code, existsSync(DATA_DIR)]).toEqual([0, false]);
});

test("what is configured and away is named without its password, and ends with 1", async () => {
  const closed = await listen(async () => new Response());
  await closed.close();
  const { host } = new URL(closed.origin);
  const { code, text } = await doctor({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://goi:very-secret@${host}/goi`,
    SMTP_URL: `smtp://goi:very-secret@${host}`,
    PUBLIC_URL: closed.origin,
    OTEL_EXPORTER_OTLP_ENDPOINT: closed.origin,
  });
  expect(text.match(/^✗ (database|mail|address|traces) .*cannot be reached/gm)).toHaveLength(4);
  expect(text).not.toContain("very-secret");
  expect(code).toBe(1);
});

test("a wrong environment is told in a sentence", async () => {
  const { code, errors } = await doctor({ DATA_DIR: dataDir, PUBLIC_URL: "goi.kr" });
  expect(code).toBe(1);
  expect(errors).toMatch(/PUBLIC_URL: /);
  expect(errors).not.toMatch(/^\s+at /m);
});

test.runIf(inject("postgresUrl"))("what is configured and there is asked, and left as it was", async () => {
  const clock = { now: () => new Date() };
  const s3 = await startS3({ clock });
  const toss = await startToss({ secretKey: "test_secret" });
  const front = await listen(async () => new Response("ok"));
  let mails = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: () => void mails++,
  });
  await once(smtp.listen(0, "127.0.0.1"), "listening");
  const { port } = smtp.server.address() as AddressInfo;
  const { code, text } = await doctor({
    DATA_DIR: dataDir,
    DATABASE_URL: await postgresCopy(POSTGRES_TEMPLATE),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.origin,
    S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
    TOSS_CLIENT_KEY: "test_client",
    TOSS_SECRET_KEY: "test_secret",
    TOSS_API_URL: toss.url,
    PUBLIC_URL: front.origin,
  });
  smtp.close();
  await Promise.all([s3.close(), toss.close(), front.close()]);
  expect(text).not.toContain("✗");
  expect(text).toMatch(/✓ database {2}PostgreSQL \S+, \S+, answers in/);
  expect(text).toContain("takes, gives and removes a file");
  expect(text).toContain("Toss answers");
  expect(text).toContain(`127.0.0.1:${port} answers`);
  expect([code, mails, toss.asked()]).toEqual([0, 0, 1]);
});

test.runIf(inject("postgresUrl"))("an app on a server where nothing can be paid says so", async () => {
  const app = await startApp({ DATA_DIR: dataDir, DATABASE_URL: await postgresCopy(POSTGRES_TEMPLATE) });
  expect(app.lines.join("\n")).toContain("Nothing can be paid");
  expect(await app.stop()).toBe(0);
});
