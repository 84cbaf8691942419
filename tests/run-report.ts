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
        return { name: test.fullName, status: state, reason: errors[0]?.message };
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
    writeFileSync(process.env.VITEST_REPORT ?? "", JSON.stringify({ tests, errors }));
  }
}

/** Of a process that died only the cause says which, and by what. */
function whole({ message, cause }: SerializedError): string {
  return cause ? `${message} ${whole(cause)}` : message;
}
