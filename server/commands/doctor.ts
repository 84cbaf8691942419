import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { orderId } from "#domain/order.ts";
import { openPostgres, POOL_SIZE } from "#server/adapters/database-postgres.ts";
import { createS3Files } from "#server/adapters/files-s3.ts";
import { greetSmtp } from "#server/adapters/mail-smtp.ts";
import { openPlaceSearch } from "#server/adapters/open.ts";
import { createTossPayments } from "#server/adapters/payments-toss.ts";
import { type Config, REGION, readConfig } from "#server/config.ts";
import type { World } from "#server/doctor/checks.ts";
import { databaseFacts, readDatabaseFacts } from "#server/doctor/database-facts.ts";
import { examine, PATIENCE_MS, report } from "#server/doctor/examine.ts";
import { askOperator } from "#server/operator.ts";

/** An order of the right shape that is nobody's. */
const UNKNOWN_ORDER = "doctor-asks-for-this";
/** An address that everybody knows. */
const KNOWN_PLACE = "세종대로 110";

/**
 * `npm run doctor`: what is configured, what can be reached from here, and what is a risk. It changes nothing.
 * `npm run doctor -- 20` waits twenty seconds for each instead of three.
 */
try {
  const config = readConfig(process.env);
  const patienceMs = Number(process.argv[2]) * 1_000 || PATIENCE_MS;
  const findings = await examine(worldOf(config, patienceMs), { patienceMs });
  process.stdout.write(`${report(findings, config)}\n`);
  // What hangs is not waited for.
  process.exit(findings.some(({ mark }) => mark === "✗") ? 1 : 0);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

function worldOf(config: Config, patienceMs: number): World {
  const app = askedOnce(() => runningApp(config.dataDir));
  return {
    config,
    nodeVersion: process.version,
    processes: config.processes,
    poolSize: POOL_SIZE,
    runningApp: app,
    databaseServer: async () => {
      const database = await openPostgres(config.databaseUrl ?? "", {
        connectionMs: patienceMs,
        probeMs: patienceMs,
      });
      return readDatabaseFacts(database).finally(() => database.close().catch(() => undefined));
    },
    bucket: () => probeBucket(config.s3, patienceMs),
    mailServer: () => greetSmtp(config.mail.smtpUrl ?? ""),
    userPoolKeys: () => publishedKeys(config.cognito?.userPoolId ?? ""),
    toss: async () => {
      if (config.toss) await createTossPayments(config.toss).find(orderId.parse(UNKNOWN_ORDER));
    },
    places: async () => (await openPlaceSearch({ config }).find(KNOWN_PLACE)).length,
    statusOf: async (url) => (await fetch(url, { redirect: "manual" })).status,
    disk: () => diskOf(config.dataDir),
  };
}

/** The database's folder is the running app's alone: it is asked, and the folder is never opened from here. */
async function runningApp(folder: string) {
  try {
    const said = await askOperator({ folder, command: "database-facts", argument: "" });
    return { database: databaseFacts.parse(said) };
  } catch (error) {
    const isNobodyThere = error instanceof Error && error.cause !== undefined;
    // One that is there and does not know the command is older than this one.
    return isNobodyThere ? undefined : { database: undefined };
  }
}

async function probeBucket(s3: Config["s3"], answerMs: number): Promise<void> {
  if (!s3) return;
  const files = createS3Files({ ...s3, clock: { now: () => new Date() }, patience: { answerMs } });
  const key = `doctor/${randomUUID()}`;
  const body = Buffer.from("고이 was here for a moment, and takes this away again.");
  await files.write({ key, type: "text/plain", body });
  try {
    const stored = await files.read(key);
    if (!stored || !body.equals(await buffer(stored.body))) throw new Error("it gives back another file");
  } finally {
    await files.remove(key);
  }
}

async function publishedKeys(userPoolId: string): Promise<number> {
  const url = `https://cognito-idp.${REGION}.amazonaws.com/${userPoolId}/.well-known/jwks.json`;
  const published = z.object({ keys: z.array(z.unknown()).min(1) });
  return published.parse(await (await fetch(url)).json()).keys.length;
}

/** Before the first start there is no folder yet. */
async function diskOf(folder: string): Promise<{ free: number; size: number }> {
  if (!existsSync(folder) && dirname(folder) !== folder) return diskOf(dirname(folder));
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

function askedOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}
