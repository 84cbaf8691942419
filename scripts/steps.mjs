import { mkdirSync, rmSync } from "node:fs";
import { findBrowsers } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { isStopAsked, runNode } from "./child.mjs";
import { inRoot, Stop } from "./project.mjs";
import { nothingRan, playwrightCounts, sum, vitestCounts } from "./tally.mjs";

const vitestReport = inRoot(".cache/vitest.json");
const playwrightReport = inRoot(".cache/playwright.json");

/** A mode from outside must not change what is tested; told to stop, the runners clean up after a Ctrl-C only. */
const testing = { env: { NODE_ENV: undefined }, stopWith: "SIGINT" };

const lint = {
  name: "format and lint",
  run: () => runNode(["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]),
};

const types = {
  name: "types",
  async run() {
    const typegen = await runNode(["node_modules/@react-router/dev/bin.cjs", "typegen"]);
    return typegen || runNode(["node_modules/typescript/bin/tsc", "--noEmit"]);
  },
};

const fastTests = {
  name: "tests",
  run() {
    const reporters = ["--reporter=default", "--reporter=./tests/run-report.ts"];
    const env = { ...testing.env, VITEST_REPORT: vitestReport };
    return runNode(["node_modules/vitest/vitest.mjs", "run", ...reporters], { ...testing, env });
  },
  report: vitestReport,
  counts: vitestCounts,
};

const build = { name: "build", run: () => ensureBuilt().then(() => 0) };

const browserTests = ({ whole, light }) => ({
  name: "browser tests",
  run() {
    const browsers = { CHROME_PATH: whole, CHROME_SHELL_PATH: light };
    const env = { ...testing.env, ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
    return runNode(["node_modules/@playwright/test/cli.js", "test", "--reporter=line,json"], {
      ...testing,
      env,
    });
  },
  report: playwrightReport,
  counts: playwrightCounts,
});

/** Stops at the first step that fails. */
export async function check() {
  for (const step of [lint, types, build, fastTests]) {
    const { failed } = await take(step);
    if (failed > 0) return 1;
  }
  return 0;
}

/** Takes every step, so that all failures are seen at once, and ends with what failed and how many passed. */
export async function test() {
  const browsers = await findBrowsers().catch(stopped);
  // Types and build have one core each; the tests share both.
  const others = [[lint], [types, build], [fastTests]];
  // Whoever misspelt a path wants to know now; whoever has no browser wants the rest.
  const isMisnamed = !browsers && process.env.CHROME_PATH;
  const steps = browsers ? [...others, [browserTests(browsers)]] : isMisnamed ? [] : others;
  const counts = browsers ? [] : [nothingRan("browser tests", "no browser; what to do stands above")];
  for (const together of steps) counts.push(...(await Promise.all(together.map(take))));
  const { passed, failed, notes } = sum(counts);
  for (const note of notes) console.log(note);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** What a step passed and failed; one without tests counts only when it fails. */
async function take({ name, run, report, counts }) {
  console.log(`\n▸ ${name}`);
  const started = performance.now();
  mkdirSync(inRoot(".cache"), { recursive: true });
  if (report) rmSync(report, { force: true });
  const code = (await run().catch(stopped)) ?? 1;
  if (isStopAsked()) throw new Stop("Stopped.");
  const result = counts ? counts(report) : { passed: 0, failed: 0, notes: [] };
  // An exit code that the report does not explain is a failure of its own.
  if (code !== 0 && result.failed === 0) {
    result.failed = 1;
    result.notes.push(`Failed: ${name}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${result.failed > 0 ? "✗" : "✓"} ${name}, ${seconds} s`);
  return result;
}

function stopped(error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
}
