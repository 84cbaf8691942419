import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

/**
 * What became of each test, and what went wrong outside of all tests: preparations that failed, rejections that
 * nobody waited for, a process that died. Vitest's own report leaves those out, and names the tests that never ran
 * because of them as skipped.
 */
export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strays: readonly SerializedError[]) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const { state, errors = [] } = test.result();
        return {
          name: test.fullName,
          layer: layerOf(test.fullName, module.project.name),
          status: state,
          reason: errors[0]?.message,
        };
      }),
    );
    const broken = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map(({ message }) => ({ name: module.relativeModuleId, reason: message })),
      ),
    );
    const errors = [
      ...broken,
      ...strays.map((error) => ({ name: "outside of all tests", reason: whole(error) })),
    ];
    const { VITEST_REPORT = "", POSTGRES_ABSENT } = process.env;
    const absent = POSTGRES_ABSENT ? [{ layer: "tests on PostgreSQL", reason: POSTGRES_ABSENT }] : [];
    writeFileSync(VITEST_REPORT, JSON.stringify({ tests, errors, absent }));
  }
}

/** Which part of the whole a test stands for; what runs on every database is named after each of them. */
function layerOf(name: string, project: string): string {
  return /\bpostgres\b/.test(name) ? `${project} on PostgreSQL` : project;
}

/** Of a process that died only the cause says which, and by what. */
function whole({ message, cause }: SerializedError): string {
  return cause ? `${message} ${whole(cause)}` : message;
}
