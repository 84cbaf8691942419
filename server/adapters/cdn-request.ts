import { setTimeout as sleep } from "node:timers/promises";

/** A change is to be gone everywhere within a second; who does not answer is tried twice more, and then left alone. */
export const CDN_PATIENCE = { answerMs: 2_000, tries: 3, pauseMs: 200 };

export type CdnPatience = typeof CDN_PATIENCE;

/** Asks until it is answered well; throws what the last answer was. */
export async function askCdn(
  send: (signal: AbortSignal) => Promise<Response>,
  { answerMs, tries, pauseMs }: CdnPatience,
): Promise<void> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      const answer = await send(AbortSignal.timeout(answerMs));
      const said = await answer.text();
      if (answer.ok) return;
      throw new Error(`The CDN answered ${answer.status}: ${said.slice(0, 200)}`);
    } catch (error) {
      if (left === 0) throw error;
      await sleep(pauseMs);
    }
  }
}
