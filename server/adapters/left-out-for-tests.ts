import { beforeEach, expect } from "vitest";

/** By the name of an adapter: the lines of the contract that what stands behind it cannot judge, and why. */
type LeftOut = Record<string, Record<string, string>>;

/** Skips those lines and says why; where one is not there, or no more, all fail. To be called in the `describe`. */
export function leaveOut(leftOut: LeftOut, name: string): void {
  const reasons = leftOut[name] ?? {};
  beforeEach(({ task, skip }) => {
    const lines = task.suite?.tasks.map((line) => line.name);
    expect(lines).toEqual(expect.arrayContaining(Object.keys(reasons)));
    const reason = reasons[task.name];
    if (reason) skip(reason);
  });
}
