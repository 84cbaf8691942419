import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/slowest-first.ts";

export default defineConfig({
  // One `graphql` for our modules and for the packages that Node loads itself.
  ssr: { resolve: { conditions: ["module-sync", "node", "development|production"] } },
  test: {
    include: ["{domain,cards,server,web,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/browser/**"],
    globalSetup: ["tests/machine.ts"],
    // One less than the cores is the default, which on a small machine leaves half of it idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: SlowestFirst },
    // A cold embedded database takes seconds on a small machine; nothing here measures speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
