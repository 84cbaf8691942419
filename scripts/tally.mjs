import { existsSync, readFileSync } from "node:fs";

/** Counts of a run: tests that passed and failed, and what a person should know besides. */
export function vitestCounts(file) {
  return counts(file, "fast tests", ({ testResults }) =>
    testResults.flatMap(({ name, status, assertionResults }) => {
      // A file that cannot even be loaded has no tests to fail.
      if (assertionResults.length === 0 && status === "failed") return [{ name, status: "failed" }];
      return assertionResults.map((test) => ({
        name: test.fullName,
        status: VITEST[test.status] ?? "skipped",
      }));
    }),
  );
}

const VITEST = { passed: "passed", failed: "failed" };

export function playwrightCounts(file) {
  return counts(file, "browser tests", ({ suites, errors }) => [
    ...errors.map(({ message }) => ({ name: message, status: "failed" })),
    ...suites.flatMap(specsOf).flatMap(({ title, tests }) =>
      tests.map(({ status, projectName }) => ({
        name: [projectName, title].filter(Boolean).join(" › "),
        status: PLAYWRIGHT[status],
      })),
    ),
  ]);
}

const PLAYWRIGHT = { expected: "passed", flaky: "flaky", skipped: "skipped", unexpected: "failed" };

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function counts(file, what, testsIn) {
  if (!existsSync(file)) return { passed: 0, failed: 1, notes: [`The ${what} left no report.`] };
  const tests = testsIn(JSON.parse(readFileSync(file, "utf8")));
  if (tests.length === 0) return { passed: 0, failed: 1, notes: [`There were no ${what}.`] };
  const named = (status) => tests.filter((test) => test.status === status).map((test) => test.name);
  const notes = [
    ["Skipped", named("skipped")],
    ["Passed only when tried again", named("flaky")],
    ["Failed", named("failed")],
  ];
  return {
    passed: named("passed").length + named("flaky").length,
    failed: named("failed").length,
    notes: notes
      .filter(([, names]) => names.length > 0)
      .map(([word, names]) => `${word}: ${names.join("; ")}`),
  };
}

export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    notes: all.flatMap(({ notes = [] }) => notes),
  };
}
