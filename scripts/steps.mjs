import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { findBrowsers } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { isStopAsked, runNode } from "./child.mjs";
import { ensureCloudInstalled } from "./install.mjs";
import { inRoot, Stop } from "./project.mjs";
import { nothingRan, playwrightCounts, sum, vitestCounts } from "./tally.mjs";

const vitestReport = inRoot(".cache/vitest.json");
const playwrightReport = inRoot(".cache/playwright.json");

/** A mode from outside must not change what is tested; told to stop, the runners clean up after a Ctrl-C only. */
const testing = { env: { NODE_ENV: undefined }, stopWith: "SIGINT" };

/** Each infers for itself what the others infer, too: four of them, as it has by itself, take twice the time of two cores. */
const CHECKERS = Math.max(1, Math.floor(availableParallelism() / 2));

const lint = {
  name: "format and lint",
  run: () => runNode(["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]),
};

const types = {
  name: "types",
  async run() {
    const typegen = await runNode(["node_modules/@react-router/dev/bin.cjs", "typegen"]);
    // What was checked before and has not changed since is not checked again.
    const remembered = ["--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];
    const checkers = ["--checkers", String(CHECKERS)];
    return typegen || runNode(["node_modules/typescript/bin/tsc", "--noEmit", ...checkers, ...remembered]);
  },
};

const fastTests = (files = []) => ({
  name: "tests",
  run() {
    const words = ["run", ...files, "--reporter=default", "--reporter=./tests/run-report.ts"];
    const env = { ...testing.env, VITEST_REPORT: vitestReport };
    return runNode(["node_modules/vitest/vitest.mjs", ...words], { ...testing, env });
  },
  report: vitestReport,
  counts: vitestCounts,
});

const cloud = { name: "the cloud's tools", run: () => ensureCloudInstalled().then(() => 0) };

const build = { name: "build", run: () => ensureBuilt().then(() => 0) };

const browserTests = ({ whole, light }, files = []) => ({
  name: "browser tests",
  run() {
    const browsers = { CHROME_PATH: whole, CHROME_SHELL_PATH: light };
    const env = { ...testing.env, ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
    const words = ["test", ...files, "--reporter=line,json"];
    return runNode(["node_modules/@playwright/test/cli.js", ...words], { ...testing, env });
  },
  report: playwrightReport,
  counts: playwrightCounts,
});

/** Stops at the first step that fails. */
export async function check() {
  for (const step of [lint, cloud, types, build, fastTests()]) {
    const { failed } = await take(step);
    if (failed > 0) return 1;
  }
  return 0;
}

/**
 * Takes every step, so that all failures are seen at once, and ends with what failed and how many passed. No step
 * waits for one that it does not need: the tests begin when the pages are built, whatever the types are at.
 */
export async function test(names = []) {
  if (names.length > 0) return testNamed(names);
  const browsers = await findBrowsers().catch(stopped);
  // Whoever misspelt a path wants to know now; whoever has no browser wants the rest.
  if (!browsers && process.env.CHROME_PATH) return told([withoutBrowser]);
  const clouded = take(cloud);
  const built = clouded.then(() => take(build));
  const sources = take(lint).then(async (linted) => [linted, await clouded.then(() => take(types))]);
  const fast = built.then(() => take(fastTests()));
  // One after the other: each of them has a worker for every core.
  const inBrowsers = browsers ? fast.then(() => take(browserTests(browsers))) : withoutBrowser;
  const [[linted, typed], ...others] = await Promise.all([sources, clouded, built, fast, inBrowsers]);
  return told([linted, typed, ...others]);
}

const withoutBrowser = nothingRan("browser tests", "no browser; what to do stands above");

/** Those test files only, of any layer, whose path has one of these words in it. */
async function testNamed(names) {
  const files = testFiles().filter((file) => names.some((name) => file.includes(name)));
  if (files.length === 0) throw new Stop(`No test file has ${names.join(" or ")} in its path.`);
  const inBrowser = files.filter((file) => file.endsWith(".spec.ts"));
  const fast = files.filter((file) => !inBrowser.includes(file));
  const browsers = inBrowser.length > 0 && (await findBrowsers());
  const counts = [await take(cloud), await take(build)];
  if (fast.length > 0) counts.push(await take(fastTests(fast)));
  if (browsers) counts.push(await take(browserTests(browsers, inBrowser)));
  return told(counts);
}

function testFiles() {
  const folders = ["domain", "cards", "server", "web", "infra", "tests"].filter((folder) =>
    existsSync(inRoot(folder)),
  );
  return folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((name) => !name.includes("node_modules/") && /\.(test\.tsx?|spec\.ts)$/.test(name)),
  );
}

function told(counts) {
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
  // What was told to stop did not fail.
  const code = (await run().catch((error) => isStopAsked() || stopped(error))) ?? 1;
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
