import type { EventBus } from "#server/event-bus.ts";
import { describeFailure } from "#server/failure.ts";
import { cardTag } from "#server/http/shared-cache.ts";
import type { Cdn, Log } from "#server/ports.ts";

/**
 * What changes together is told together. And it gives what was on its way to the CDN when our own cache was emptied
 * the time to arrive, and other processes the time to hear of it: else the CDN would keep what it just forgot.
 */
const COLLECT_MS = 200;

type Parts = { cdn: Cdn; events: Pick<EventBus, "subscribe">; log: Log; collectMs?: number };

/** Tells the CDN which cards' answers it must forget: after our own cache, and never in the way of who changed them. */
export function createCdnPurges({ cdn, events, log, collectMs = COLLECT_MS }: Parts) {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let told = Promise.resolve();
  let isFailing = false;

  async function tell(tags: readonly string[]): Promise<void> {
    try {
      await cdn.purge(tags);
      if (isFailing) log.info({ cdn: cdn.name }, "the CDN hears us again");
      isFailing = false;
    } catch (error) {
      // One line for an outage; what it keeps meanwhile ends by itself within a minute.
      if (!isFailing) log.error({ cdn: cdn.name, ...describeFailure(error) }, "the CDN could not be told");
      isFailing = true;
    }
  }

  /** Tells what is waiting; done when all was told that was to be. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const tags = [...waiting];
    waiting = new Set();
    if (tags.length > 0) told = told.then(() => tell(tags));
    return told;
  }

  if (cdn.name !== "none") {
    events.subscribe((change) => {
      if (change.what !== "page") return;
      waiting.add(cardTag(change.card));
      timer ??= setTimeout(flush, collectMs).unref();
    });
  }

  return { flush };
}
