import type { EventBus } from "#server/event-bus.ts";
import type { Database } from "#server/ports.ts";
import { cardsWithBrand } from "./brands-store.ts";

type Parts = { database: Database; changes: EventBus };

/** A company's mark is another one now: the pages of its customers' cards are drawn anew. */
export async function invalidateCompanyPages({ database, changes }: Parts, company: string): Promise<void> {
  for (const card of await cardsWithBrand(database.orm, company)) changes.publish({ card, what: "page" });
}
