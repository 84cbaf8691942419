import { Refusal } from "#domain/refusal.ts";
import { createLruCache } from "#server/limits/lru-cache.ts";
import type { Clock } from "#server/ports.ts";

const MOST_REMEMBERED = 10_000;

/** Remembers answers for a while. It holds the question, so what is forgotten while it is asked stays forgotten. */
export function createTtlCache<Answer>({ clock, ms }: { clock: Clock; ms: number }) {
  const remembered = createLruCache<string, { at: number; answer: Promise<Answer> }>(MOST_REMEMBERED);
  return {
    recall(key: string, ask: () => Promise<Answer>): Promise<Answer> {
      const at = clock.now().getTime();
      const known = remembered.get(key);
      if (known && at - known.at < ms) return known.answer;
      const answer = ask();
      remembered.set(key, { at, answer });
      answer.catch((error) => {
        // A "no" is worth remembering, an outage is not.
        if (!(error instanceof Refusal) && remembered.peek(key)?.answer === answer) remembered.delete(key);
      });
      return answer;
    },
    forget(keys: string[]) {
      for (const key of keys) remembered.delete(key);
    },
  };
}
