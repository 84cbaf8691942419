import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { EMBEDDED_POOLS } from "#server/adapters/open.ts";
import { createIdentityService } from "#server/identity/service.ts";
import { migrate } from "#server/store/migrate.ts";
import { amount, type Figure } from "./measure.ts";

const SIGN_INS = 200;
const ISSUER = "http://localhost/identity";
const quiet = () => undefined;

/**
 * R18: how long everybody else waits while two hundred sign in at once, each from a network of their own. The service
 * runs in this process, and what a browser computes is left out: a wrong proof costs the service what a right one does.
 */
export async function signIns(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  const database = await openPglite(join(folder, "database"));
  try {
    await migrate(database);
    const { userPool } = createIdentityService({
      database,
      mail: { send: async () => undefined, close: async () => undefined },
      clock: { now: () => new Date() },
      log: { info: quiet, warn: quiet, error: quiet },
      settings: {
        region: "ap-northeast-2",
        ...EMBEDDED_POOLS,
        issuer: ISSUER,
        identityIssuer: ISSUER,
        secret: "only for measuring, 32 characters",
      },
    });

    async function call(operation: string, at: number, input: object) {
      const request = new Request(ISSUER, {
        method: "POST",
        headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` },
        body: JSON.stringify({ ClientId: EMBEDDED_POOLS.clientId, ...input }),
      });
      const answer = await userPool(request, { ip: `10.1.${at >> 8}.${at & 255}` });
      return { status: answer.status, body: await answer.json() };
    }

    async function signIn(at: number): Promise<void> {
      const started = await call("InitiateAuth", at, {
        AuthFlow: "USER_SRP_AUTH",
        AuthParameters: { USERNAME: `goi-${at}@example.com`, SRP_A: "7".repeat(768) },
      });
      const proved = await call("RespondToAuthChallenge", at, {
        ChallengeName: "PASSWORD_VERIFIER",
        ChallengeResponses: {
          PASSWORD_CLAIM_SECRET_BLOCK: started.body.ChallengeParameters?.SECRET_BLOCK,
          PASSWORD_CLAIM_SIGNATURE: "AAAA",
          TIMESTAMP: "Sun Nov 15 00:00:00 UTC 2026",
        },
      });
      if (proved.body.message !== "Incorrect username or password.") throw new Error(proved.body.message);
    }

    // The thread starts and everything is compiled before it is measured.
    await signIn(SIGN_INS);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const began = performance.now();
    await Promise.all(Array.from({ length: SIGN_INS }, (_, at) => signIn(at)));
    const took = performance.now() - began;
    delay.disable();
    const bar = { row: "R18", unit: "ms" };
    const during = `the event loop while ${SIGN_INS} sign in`;
    return [
      amount({ ...bar, what: `${during}, p99`, value: delay.percentile(99) / 1e6, atMost: 50 }),
      amount({ ...bar, what: `${during}, most`, value: delay.max / 1e6, atMost: 200 }),
      amount({
        row: "R18",
        what: "until all of them are answered",
        value: took / 1_000,
        unit: "s",
        atMost: 30,
      }),
    ];
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
