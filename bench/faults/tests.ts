import { spawn } from "node:child_process";
import type { FaultRow } from "./row.ts";

type LongTest = {
  what: string;
  files: string[];
  /** Only tests with this in their names. */
  only?: string;
  env?: Record<string, string>;
};

/** A test of `npm test`, which tries some of what there is, told to try all of it. */
export async function longTest({ what, files, only, env }: LongTest): Promise<FaultRow[]> {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [
      ...["node_modules/vitest/vitest.mjs", "run", ...files, "--testTimeout=7200000"],
      ...(only ? [`--testNamePattern=${only}`] : []),
    ],
    { env: { ...process.env, ...env }, stdio: "inherit" },
  );
  const code = await new Promise((resolve) => child.once("exit", resolve));
  const minutes = (performance.now() - begun) / 60_000;
  const seen = `${code === 0 ? "passed" : "failed"} in ${minutes.toFixed(1)} min`;
  return [{ what, seen, must: "0 violations", holds: code === 0 }];
}
