import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CardId } from "#domain/card-id.ts";
import { timestampAt } from "./at.ts";
import { cards } from "./cards.ts";

/** What was printed of a card without our mark, each look of it once: the same again takes nothing. */
export const cardPrints = pgTable(
  "card_prints",
  {
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    /** The hash of all that is seen on both sides. */
    look: text().notNull(),
    takenAt: timestampAt("taken_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.card, table.look] })],
);
