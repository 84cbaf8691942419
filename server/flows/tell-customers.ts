import type { Changes } from "#server/changes.ts";
import type { Database } from "#server/ports.ts";
import { cardsWithBrand } from "#server/store/brands.ts";

type Parts = { database: Database; changes: Changes };

/** A company's mark is another one now: the pages of its customers' cards are drawn anew. */
export async function tellCustomers({ database, changes }: Parts, company: string): Promise<void> {
  for (const card of await cardsWithBrand(database.orm, company)) changes.tell({ card, what: "page" });
}
