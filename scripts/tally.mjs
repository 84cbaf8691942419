import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** Counts of a run: tests that passed and failed, and what a person should know besides. */
export function vitestCounts(file) {
  return counts(file, "fast tests", ({ tests, errors, absent = [] }) => ({
    absent,
    tests: [
      ...errors.map((error) => ({ ...error, status: "failed" })),
      ...tests.map((test) => ({ ...test, status: VITEST[test.status] ?? "skipped" })),
    ],
  }));
}

const VITEST = { passed: "passed", failed: "failed" };

export function playwrightCounts(file) {
  return counts(file, "browser tests", ({ suites, errors }) => {
    const tests = suites.flatMap(specsOf).flatMap(({ title, tests }) =>
      tests.map(({ status, projectName, results = [], annotations = [] }) => ({
        name: [projectName, title].filter(Boolean).join(" › "),
        layer: ENGINES[projectName] ?? "browser",
        status: PLAYWRIGHT[status],
        reason: results.find(({ error }) => error)?.error.message,
        absence: annotations.find(({ type }) => type === "skip")?.description,
      })),
    );
    const isLeftOut = ({ layer, status, absence }) =>
      layer !== "browser" && status === "skipped" && Boolean(absence);
    // An engine that the machine has not is one line, not one for each of its tests.
    const absences = new Map(tests.filter(isLeftOut).map(({ layer, absence }) => [layer, absence]));
    return {
      absent: [...absences].map(([layer, reason]) => ({ layer: `tests in ${layer}`, reason })),
      tests: [
        ...errors.map(({ message }) => ({
          name: "outside of all tests",
          status: "failed",
          reason: message,
        })),
        ...tests.filter((test) => !isLeftOut(test)),
      ],
    };
  });
}

/** The projects of playwright.config.ts that are for another engine than Chromium's. */
const ENGINES = { webkit: "WebKit", firefox: "Firefox" };
const PLAYWRIGHT = { expected: "passed", flaky: "flaky", skipped: "skipped", unexpected: "failed" };

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function counts(file, what, testsIn) {
  if (!existsSync(file)) return nothingRan(what, "they left no report");
  const { tests, absent } = testsIn(JSON.parse(readFileSync(file, "utf8")));
  if (tests.length === 0) return nothingRan(what, "there were none");
  const these = (status) => tests.filter((test) => test.status === status);
  return {
    passed: these("passed").length + these("flaky").length,
    failed: these("failed").length,
    absent,
    layers: byLayer([...these("passed"), ...these("flaky")]),
    notes: [
      ...together("Skipped", these("skipped")),
      ...these("flaky").map((test) => `Passed only when tried again: ${explained(test)}`),
      ...these("failed").map((test) => `Failed: ${explained(test)}`),
    ],
  };
}

/** A whole layer that did not run is a failure, whatever else passed. */
export function nothingRan(layer, reason) {
  return { passed: 0, failed: 1, absent: [{ layer, reason }] };
}

function byLayer(tests) {
  const layers = {};
  for (const { layer } of tests) if (layer) layers[layer] = (layers[layer] ?? 0) + 1;
  return layers;
}

const AT_MOST = 10;

function together(word, tests) {
  if (tests.length === 0) return [];
  const names = tests.slice(0, AT_MOST).map(({ name }) => name);
  const more = tests.length > AT_MOST ? `; and ${tests.length - AT_MOST} more` : "";
  return [`${word}: ${names.join("; ")}${more}`];
}

/** The first line of a reason says what happened; all of it stands where the test ran. */
function explained({ name, reason = "" }) {
  const [first] = stripVTControlCharacters(reason).split("\n");
  return first ? `${name} (${first})` : name;
}

export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    notes: [
      ...all.flatMap(({ absent = [] }) =>
        absent.map(({ layer, reason }) => `Did not run: ${layer} (${reason})`),
      ),
      ...layersOf(all),
      ...all.flatMap(({ notes = [] }) => notes),
    ],
  };
}

function layersOf(all) {
  const layers = all.flatMap((one) => Object.entries(one.layers ?? {}));
  return layers.length > 0 ? [`Passed: ${layers.map(([name, count]) => `${count} ${name}`).join(", ")}`] : [];
}
