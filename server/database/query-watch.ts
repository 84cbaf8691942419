import { isOutage } from "#server/failure.ts";
import { createDurations } from "#server/metrics/figures.ts";
import { startSpan } from "#server/tracing/span.ts";

/** From an index in memory to what the server ends by itself. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** Enough to know a statement again. */
const MOST_TEXT = 2_000;

export type QueryWatch = ReturnType<typeof createQueryWatch>;

/** Sees every statement from when it is asked, a wait for a connection included, until it is answered. */
export function createQueryWatch(system: "pglite" | "postgres") {
  const seconds = createDurations(BOUNDS);
  const errors = { outage: 0, refused: 0 };

  return {
    seconds,
    errors,
    /** To be called where a statement is asked; what it returns, where it is answered. */
    begin(text: string): (error?: unknown) => void {
      const started = performance.now();
      const span = startSpan(() => ({
        name: `database ${wordOf(text)}`,
        kind: "client",
        attributes: { "db.system.name": system, "db.query.text": withoutValues(text) },
      }));
      return (error) => {
        seconds.add((performance.now() - started) / 1_000);
        if (error) errors[isOutage(error) ? "outage" : "refused"] += 1;
        span?.end(error);
      };
    },
  };
}

function wordOf(text: string): string {
  return /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? "query";
}

/** Ours come as parameters; the job queue writes some into its statements. */
function withoutValues(text: string): string {
  return text
    .replaceAll(/'(?:[^']|'')*'/g, "'?'")
    .replaceAll(/\b\d+(\.\d+)?\b(?<!\$\d+)/g, "?")
    .slice(0, MOST_TEXT);
}
