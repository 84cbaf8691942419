import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longest on a small machine: begun last, one of them would keep a single core waiting for it. */
const SLOWEST = [
  "tests/backup-process.test.ts",
  "tests/process.test.ts",
  "server/backup/backup.test.ts",
  "tests/setup.test.ts",
  "server/orders/order-concurrency.test.ts",
  "server/adapters/embedded.test.ts",
  "tests/faults/kills.test.ts",
  "server/database/migrate.test.ts",
  "server/identity/concurrency.test.ts",
  "server/entries/guessing.test.ts",
  "tests/payment-crash.test.ts",
  "server/entries/entry-seats.test.ts",
  "server/adapters/folder-lock.test.ts",
  "server/identity/amplify.test.ts",
];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => {
      const at = SLOWEST.findIndex((path) => moduleId.endsWith(path));
      return at === -1 ? SLOWEST.length : at;
    };
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
