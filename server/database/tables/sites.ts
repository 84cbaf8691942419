import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CardId } from "#domain/card-id.ts";
import { timestampAt } from "./at.ts";
import { cards } from "./cards.ts";

/** Names under which pages stand, one for each thing the eye can tell from others. They outlive their card. */
export const sitenames = pgTable(
  "sitenames",
  {
    skeleton: text().primaryKey(),
    name: text().notNull(),
    card: text()
      .$type<CardId>()
      .references(() => cards.id, { onDelete: "set null" }),
    claimedAt: timestampAt("claimed_at").notNull(),
    /** When its card took another one, or went: it is nobody else's for a while. */
    givenUpAt: timestampAt("given_up_at"),
  },
  (table) => [index("sitenames_card").on(table.card)],
);

/** How often visitors followed a link, by the day in Korea. */
export const linkClicks = pgTable(
  "link_clicks",
  {
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    link: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.card, table.link, table.day] })],
);
