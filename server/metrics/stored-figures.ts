import { withTimeout } from "#server/limits/timeout.ts";
import type { Clock } from "#server/ports.ts";

/** Whoever reads our figures waits no longer for those that the database has. */
const ANSWER_MS = 1_000;
/** However often somebody asks, the database is asked once in this time. */
const KEPT_MS = 10_000;

export type StoredFigures<Figures> = ReturnType<typeof createStoredFigures<Figures>>;

/** Figures that have to be asked for: at most once in ten seconds, and none where the answer does not come. */
export function createStoredFigures<Figures>(parts: {
  read: () => Promise<Figures>;
  clock: Clock;
  answerMs?: number;
}) {
  const { read, clock, answerMs = ANSWER_MS } = parts;
  let asked: { at: number; answer: Promise<Figures | undefined> } | undefined;
  let failures = 0;

  return {
    read(): Promise<Figures | undefined> {
      const now = clock.now().getTime();
      if (!asked || now - asked.at >= KEPT_MS) {
        const answer = withTimeout(answerMs, read()).catch(() => {
          failures += 1;
          return undefined;
        });
        asked = { at: now, answer };
      }
      return asked.answer;
    },
    failures: () => failures,
  };
}
