import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApp } from "./running-app.ts";

/** Writers that ask at the same time; each acknowledged identity goes into the ledger. */
const WRITERS = 8;
const KILL_BETWEEN_MS = [80, 1_000] as const;

type Outcome = { rounds: number; acknowledged: number; lost: number };

/** Kills the running app with SIGKILL while guests are written, starts it again, and counts what is gone. */
export async function killDuringWrites({
  rounds,
  dataDir = mkdtempSync(join(tmpdir(), "goi-crash-")),
  env = {},
}: {
  rounds: number;
  dataDir?: string;
  env?: Record<string, string>;
}) {
  const outcome: Outcome = { rounds, acknowledged: 0, lost: 0 };
  let ledger: string[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const app = await startApp({ DATA_DIR: dataDir, LOG_LEVEL: "info", ...env });
      const pool = await identityPool(app.url);
      outcome.lost += (await Promise.all(ledger.map((id) => pool.knows(id)))).filter(
        (known) => !known,
      ).length;
      if (round === rounds) {
        await app.stop();
        break;
      }
      ledger = await writeUntilDead(pool, () => app.stop("SIGKILL"));
      outcome.acknowledged += ledger.length;
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return outcome;
}

async function writeUntilDead(pool: Awaited<ReturnType<typeof identityPool>>, kill: () => Promise<unknown>) {
  const acknowledged: string[] = [];
  const writer = async () => {
    try {
      for (;;) acknowledged.push(await pool.newGuest());
    } catch {
      // The app is dead: what was not answered was not acknowledged.
    }
  };
  const [soonest, latest] = KILL_BETWEEN_MS;
  const moment = soonest + Math.random() * (latest - soonest);
  const killed = new Promise((resolve) => setTimeout(() => resolve(kill()), moment));
  await Promise.all([killed, ...Array.from({ length: WRITERS }, writer)]);
  return acknowledged;
}

export async function identityPool(url: string) {
  const { identityPoolId } = await (await fetch(`${url}/config.json`)).json();
  const call = (operation: string, body: object) =>
    fetch(`${url}/identity/identity-pool`, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityService.${operation}`,
      },
      body: JSON.stringify(body),
    });
  return {
    async newGuest(): Promise<string> {
      const answer = await call("GetId", { IdentityPoolId: identityPoolId });
      if (!answer.ok) throw new Error(`GetId answered ${answer.status}`);
      return (await answer.json()).IdentityId;
    },
    async knows(id: string): Promise<boolean> {
      return (await call("GetOpenIdToken", { IdentityId: id })).ok;
    },
  };
}
