import type { EventBus } from "#server/event-bus.ts";
import type { Database } from "#server/ports.ts";
import { cardsWithBrand } from "./brands-store.ts";

type Parts = { database: Database; events: EventBus };

/** A company's mark is another one now: the pages of its customers' cards are drawn anew. */
export async function invalidateCompanyPages({ database, events }: Parts, company: string): Promise<void> {
  for (const card of await cardsWithBrand(database.orm, company)) events.publish({ card, what: "page" });
}
