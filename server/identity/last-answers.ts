import { Refusal } from "#domain/refusal.ts";
import { createLruCache } from "#server/limits/lru-cache.ts";
import type { Clock } from "#server/ports.ts";

const MOST_REMEMBERED = 10_000;
/** While nobody answers, each question takes its whole timeout: it is not put again for every call. */
const PAUSE_MS = 5_000;

type Parts = {
  clock: Clock;
  /** How long an answer counts before it is asked for again. */
  believedMs: number;
  /** How long it counts while nobody answers. */
  outageMs: number;
  /** Told of every question that nobody answered. */
  onOutage(error: Refusal): void;
};

type Known<Answer> = {
  /** The last answer and when it was asked for; a "no" is one, too. */
  last?: { at: number; answer: Promise<Answer> };
  /** The question that is under way. */
  asking?: Promise<Answer>;
  /** The last question, where nobody answered it. */
  unanswered?: { at: number; error: Refusal };
};

/** Remembers what another service answered, and goes on believing it for a while when that is silent (BUSY). */
export function createLastAnswers<Answer>({ clock, believedMs, outageMs, onOutage }: Parts) {
  const remembered = createLruCache<string, Known<Answer>>(MOST_REMEMBERED);

  function meanwhile({ last }: Known<Answer>, error: Refusal): Promise<Answer> {
    const isRecent = last && clock.now().getTime() - last.at < outageMs;
    return isRecent ? last.answer : Promise.reject(error);
  }

  async function put(known: Known<Answer>, ask: () => Promise<Answer>): Promise<Answer> {
    const at = clock.now().getTime();
    const answer = ask();
    const error = await answer.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error instanceof Refusal && error.code === "BUSY") {
      known.unanswered = { at: clock.now().getTime(), error };
      onOutage(error);
      return meanwhile(known, error);
    }
    // A mistake of ours says nothing either, and is not kept.
    if (error === undefined || error instanceof Refusal) known.last = { at, answer };
    known.unanswered = undefined;
    return answer;
  }

  return {
    recall(key: string, ask: () => Promise<Answer>): Promise<Answer> {
      const known: Known<Answer> = remembered.get(key) ?? {};
      const { last, unanswered } = known;
      const now = clock.now().getTime();
      if (last && now - last.at < believedMs) return last.answer;
      if (unanswered && now - unanswered.at < PAUSE_MS) return meanwhile(known, unanswered.error);
      known.asking ??= put(known, ask).finally(() => {
        known.asking = undefined;
      });
      remembered.set(key, known);
      return known.asking;
    },
    /** What is forgotten while it is asked stays forgotten. */
    forget(keys: string[]) {
      for (const key of keys) remembered.delete(key);
    },
  };
}
