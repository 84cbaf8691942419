import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "./project-root.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "goi-report-"));
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the report says of a test file with these lines. */
function reported(lines: string, env: Record<string, string> = {}) {
  const imports = `import { afterAll, beforeAll, describe, expect, test } from "vitest";\n`;
  writeFileSync(join(folder, "some.test.ts"), imports + lines);
  const file = join(folder, "report.json");
  const vitest = join(projectRoot, "node_modules/vitest/vitest.mjs");
  const reporter = `--reporter=${join(projectRoot, "tests/run-report.ts")}`;
  spawnSync(process.execPath, [vitest, "run", reporter, "--root", folder], {
    cwd: folder,
    env: { PATH: process.env.PATH, VITEST_REPORT: file, ...env },
  });
  return JSON.parse(readFileSync(file, "utf8"));
}

test("what passed, failed and was skipped is told apart, with the reason", () => {
  expect(
    reported(`describe("sums", () => {
      test("adds", () => {});
      test("subtracts", () => expect(3 - 1).toBe(1));
      test.skip("divides", () => {});
    });`),
  ).toEqual({
    tests: [
      { name: "sums > adds", layer: "", status: "passed" },
      {
        name: "sums > subtracts",
        layer: "",
        status: "failed",
        reason: expect.stringContaining("expected 2 to be 1"),
      },
      { name: "sums > divides", layer: "", status: "skipped" },
    ],
    errors: [],
    absent: [],
  });
});

test("what runs on every database is told apart by it, and a database that is missing is named", () => {
  const lines = `
    describe.each(["pglite", "postgres"])("seats on %s", () => test("are counted", () => {}));`;
  // The report is made in the process that starts the tests, which is where the server would have been started.
  const { tests, absent } = reported(lines, { POSTGRES_ABSENT: "no disk" });
  expect(tests.map(({ layer }: { layer: string }) => layer)).toEqual(["", " on PostgreSQL"]);
  expect(absent).toEqual([{ layer: "tests on PostgreSQL", reason: "no disk" }]);
});

test.each([
  [
    "before all tests of a file",
    `beforeAll(() => { throw new Error("no database") }); test("reads", () => {});`,
  ],
  [
    "before those of a part of it",
    `describe("rows", () => { beforeAll(() => { throw new Error("no database") }); test("reads", () => {}); });`,
  ],
  ["after them", `afterAll(() => { throw new Error("no database") }); test("reads", () => {});`],
  ["while it is loaded", `throw new Error("no database");`],
])("preparations that fail %s are a failure with a name", (_when, lines) => {
  expect(reported(lines).errors).toEqual([{ name: "some.test.ts", reason: "no database" }]);
});

test("a rejection that nobody waits for is a failure, though every test passed", () => {
  const { tests, errors } = reported(`test("leaves early", async () => {
    void Promise.reject(new Error("still at work"));
    await new Promise(setImmediate);
  });`);
  expect(tests).toMatchObject([{ status: "passed" }]);
  expect(errors).toEqual([{ name: "outside of all tests", reason: "still at work" }]);
});

test("a process that dies is a failure, with its signal and the file", () => {
  const { tests, errors } = reported(`test("falls", async () => {
    process.kill(process.pid, "SIGKILL");
    await new Promise(() => {});
  });`);
  expect(tests).toMatchObject([{ status: "pending" }]);
  expect(errors).toEqual([
    { name: "outside of all tests", reason: expect.stringMatching(/SIGKILL.*some\.test\.ts/) },
  ]);
});
