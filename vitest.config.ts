import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { tablerIcons } from "./scripts/tabler-icons.ts";
import { SlowestFirst } from "./tests/slowest-first.ts";

// A cold embedded database takes seconds on a small machine; nothing here measures speed.
const patience = { testTimeout: 180_000, hookTimeout: 180_000 };

// As people have it. While somebody develops, React keeps the stack of every element, two thirds of what drawing costs.
const production = { NODE_ENV: "production" };
const oxc = { jsx: { runtime: "automatic", development: false } } as const;

export default defineConfig({
  test: {
    // One less than the cores is the default, which on a small machine leaves half of it idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: SlowestFirst },
    // Modules keep nothing that a test could find later, so that all may share what one of them has loaded.
    isolate: false,
    projects: [
      {
        plugins: [tablerIcons()],
        oxc,
        test: {
          name: "rules",
          include: ["{domain,cards}/**/*.test.{ts,tsx}"],
          env: production,
          ...patience,
        },
      },
      {
        plugins: [tablerIcons()],
        oxc,
        // One `graphql` for our modules and for the packages that Node loads itself.
        ssr: { resolve: { conditions: ["module-sync", "node", "development|production"] } },
        test: {
          name: "app",
          include: ["{server,web,infra,tests}/**/*.test.{ts,tsx}"],
          exclude: ["tests/browser/**", "**/node_modules/**"],
          globalSetup: ["tests/machine.ts"],
          env: production,
          // Eight megabytes that Vite has built already.
          server: { deps: { external: [/\/build\/(server|card)\//] } },
          ...patience,
        },
      },
    ],
  },
});
