import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { postgresCopy } from "./databases.ts";
import { POSTGRES_TEMPLATE } from "./migrated-postgres.ts";
import { startApp } from "./running-app.ts";

const PROCESSES = 2;
const token = "a token for who collects figures";

/** The values of a metric, by its labels. */
function seriesOf(text: string, name: string): Map<string, number> {
  const lines = text.split("\n").filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return new Map(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
  );
}

function sum(series: Map<string, number>): number {
  return [...series.values()].reduce((total, value) => total + value, 0);
}

test.runIf(inject("postgresUrl"))(
  "whichever of several processes is asked tells the figures of all, and goes on when one was started anew",
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "goi-processes-"));
    const app = await startApp({
      DATA_DIR: dataDir,
      PROCESSES: String(PROCESSES),
      DATABASE_URL: await postgresCopy(POSTGRES_TEMPLATE),
      IDENTITY_SECRET: "what all processes of one app share",
      S3_BUCKET: "goi-files",
      METRICS_TOKEN: token,
      METRICS_PORT: "0",
      LOG_LEVEL: "info",
    });
    onTestFinished(async () => {
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const said = () => app.lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
    const opened = () => said().filter(({ msg }) => msg === "고이 is open");
    await expect.poll(() => opened().length, { timeout: 120_000 }).toBe(PROCESSES);
    // Each connection goes to the next process.
    const ask = (url: string) =>
      fetch(url, { headers: { authorization: `Bearer ${token}`, connection: "close" } });
    const scraped = async (url = `${app.url}/-/metrics`) => (await ask(url)).text();

    for (let n = 0; n < 10; n += 1) await (await ask(`${app.url}/-/health`)).text();
    const answered = (text: string) =>
      new Map(
        [...seriesOf(text, "goi_http_requests_total")].filter(([labels]) => labels.includes("/-/health")),
      );
    const [first, second] = [await scraped(), await scraped()];
    expect(sum(answered(first))).toBe(10);
    expect(answered(second)).toEqual(answered(first));
    expect([...answered(first).keys()].map((labels) => /process="(\d)"/.exec(labels)?.[1]).sort()).toEqual([
      "1",
      "2",
    ]);
    const atPort = said().find(({ msg }) => msg === "the figures are told here").url;
    expect(sum(answered(await scraped(atPort)))).toBe(10);

    // Each name has one heading, and what the database says stands once.
    const headings = first.match(/^# TYPE \S+/gm) ?? [];
    expect(new Set(headings).size).toBe(headings.length);
    expect([...seriesOf(first, "goi_emails_waiting")]).toEqual([["", 0]]);
    expect(seriesOf(first, "nodejs_eventloop_lag_p99_seconds").size).toBe(PROCESSES);

    process.kill(opened()[0].pid, "SIGKILL");
    await expect.poll(() => opened().length, { timeout: 120_000 }).toBe(PROCESSES + 1);
    const processes = [...seriesOf(await scraped(), "process_start_time_seconds").keys()].sort();
    expect(processes).toEqual(['{process="1"}', '{process="2"}']);
  },
);
