import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { CardId } from "#domain/card-id.ts";
import { timestampAt } from "./at.ts";
import { cards } from "./cards.ts";
import { companies } from "./companies.ts";

/** Cards that a company made for somebody. Who took one is written on the card alone: the company has no use for it. */
export const handOvers = pgTable(
  "hand_overs",
  {
    id: uuid().primaryKey(),
    company: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    card: text()
      .$type<CardId>()
      .references(() => cards.id, { onDelete: "set null" }),
    kind: text().notNull(),
    occasion: text(),
    /** Whom it is for, in the company's own words. */
    label: text().notNull(),
    /** Of what stands in its link; the link itself is known to who holds it. */
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: timestampAt("created_at").notNull(),
    expiresAt: timestampAt("expires_at").notNull(),
    withdrawnAt: timestampAt("withdrawn_at"),
    takenAt: timestampAt("taken_at"),
  },
  (table) => [
    // A card has one way out at a time.
    uniqueIndex("hand_overs_waiting")
      .on(table.card)
      .where(sql`${table.withdrawnAt} is null and ${table.takenAt} is null`),
    index("hand_overs_company").on(table.company, table.createdAt, table.id),
    index("hand_overs_card").on(table.card),
  ],
);
