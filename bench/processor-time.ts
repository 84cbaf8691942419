import { readdirSync, readFileSync } from "node:fs";

const TICKS_A_SECOND = 100;

/** Seconds, user and system, of a process and of all that it started, as the kernel of Linux counts them. */
export function processorTime(pid: number): number {
  return ticksOf(pid) / TICKS_A_SECOND;
}

function ticksOf(pid: number): number {
  const [, rest = ""] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  const fields = rest.split(" ");
  const own = Number(fields[11]) + Number(fields[12]);
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
  );
  return children.reduce((sum, child) => sum + ticksOf(Number(child)), own);
}
