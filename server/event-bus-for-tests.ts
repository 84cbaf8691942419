import { vi } from "vitest";
import type { EventBus } from "./event-bus.ts";

/** Waits until changes are heard: a server's connection for them takes a moment to open. */
export async function untilHeard(events: EventBus): Promise<void> {
  const patient = { timeout: 60_000, interval: 20 };
  await vi.waitFor(async () => {
    await events.caughtUp();
    if (!events.isFresh()) throw new Error("nothing is heard");
  }, patient);
}
