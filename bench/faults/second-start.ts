import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { FROM_ANYWHERE } from "#tests/faults/client.ts";
import { identityPool } from "#tests/identity-pool.ts";
import { running } from "../given.ts";
import { percentile } from "../measure.ts";
import type { FaultRow } from "./row.ts";

const MOST_MS = 2_000;

/** R3: `npm start` on the folder of an app that runs: it ends and names the first, in which nothing is lost. */
export async function secondStarts(times: number): Promise<FaultRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "goi-second-start-"));
  const env = { DATA_DIR: folder, PORT: "0", ...FROM_ANYWHERE };
  const first = await running(["server/main.ts"], env, { cores: "all" });
  const took: number[] = [];
  let unnamed = 0;
  try {
    const pool = await identityPool(first.url);
    const guests: string[] = [];
    for (let time = 0; time < times; time += 1) {
      guests.push(await pool.newGuest());
      const begun = performance.now();
      const second = spawn(process.execPath, ["scripts/run.mjs", "start"], {
        env: { ...process.env, NODE_ENV: "production", ...env },
      });
      const [said, [code]] = await Promise.all([text(second.stderr), once(second, "exit")]);
      took.push(performance.now() - begun);
      if (code === 0 || !said.includes(`pid ${first.process.pid}`)) unnamed += 1;
    }
    const known = await Promise.all(guests.map((guest) => pool.knows(guest)));
    const lost = known.filter((isKnown) => !isKnown).length;
    return [
      {
        what: `${times} times a second \`npm start\` on one folder`,
        seen: `ended after p50 ${percentile(took, 0.5).toFixed(0)} ms, at most ${Math.max(...took).toFixed(0)}; ${unnamed} did not name the first; ${lost} of ${guests.length} guests lost`,
        must: `≤ ${MOST_MS} ms; 0; 0`,
        holds: Math.max(...took) <= MOST_MS && unnamed + lost === 0,
      },
    ];
  } finally {
    await first.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
