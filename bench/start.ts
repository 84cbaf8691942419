import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { running } from "./given.ts";
import { amount, type Figure, median } from "./measure.ts";

const RUNS = 5;

/** B13: `npm start` until the first page, on an empty folder and again; the first visitor's page beside the second's. */
export async function start(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  try {
    const cold = await started(folder);
    const warm: Awaited<ReturnType<typeof started>>[] = [];
    for (let run = 0; run < RUNS; run += 1) warm.push(await started(folder));
    const [first, second] = [median(warm.map((one) => one.first)), median(warm.map((one) => one.second))];
    const all = warm.map(({ seconds }) => seconds.toFixed(1)).join(", ");
    console.log(`  warm starts: ${all} s; pages: ${first.toFixed(0)} ms, then ${second.toFixed(0)} ms`);
    const bar = { row: "B13", unit: "s" };
    const warmly = median(warm.map(({ seconds }) => seconds));
    return [
      amount({ ...bar, what: "start to the first page, empty folder", value: cold.seconds, atMost: 10 }),
      amount({ ...bar, what: "start to the first page, again", value: warmly, atMost: 2 }),
      amount({
        row: "B13",
        what: "first page more than the second",
        value: first - second,
        unit: "ms",
        atMost: 50,
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function started(folder: string) {
  const begun = performance.now();
  const app = await running(["scripts/run.mjs", "start"], { DATA_DIR: folder }, { cores: "all" });
  try {
    const first = await millisecondsFor(app.url);
    const seconds = (performance.now() - begun) / 1_000;
    return { seconds, first, second: await millisecondsFor(app.url) };
  } finally {
    await app.stop();
  }
}

/** Asked without `fetch`, whose own first time takes longer than the page. */
function millisecondsFor(address: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { agent: false }, (answer) => {
      answer.resume().once("end", () => resolve(performance.now() - begun));
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`));
    }).once("error", reject);
  });
}
