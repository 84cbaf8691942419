import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { CardId } from "#domain/card-id.ts";
import { timestampAt } from "./at.ts";
import { cards } from "./cards.ts";
import { companies } from "./companies.ts";
import { photos } from "./photos.ts";

/** Blocks that companies keep and cards follow: a row for each hall. It stays as long as a card follows it. */
export const venues = pgTable(
  "venues",
  {
    /** Chosen by who adds it, so that asking again adds no second one. */
    id: uuid().primaryKey(),
    /** Null when the company left; what it said last stays on its customers' cards. */
    company: uuid().references(() => companies.id, { onDelete: "set null" }),
    /** The same for all halls of one building, which share everything but their own name. */
    building: uuid().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Name, hall and address as they are looked for: lower case, without spaces. */
    search: text().notNull(),
    /** The photo in its content, which stays as long as the block. */
    photo: text().references(() => photos.key),
    /** Counts corrections. */
    edition: integer().notNull(),
    createdAt: timestampAt("created_at").notNull(),
    updatedAt: timestampAt("updated_at").notNull(),
    /** Nobody takes it up any more; who followed it keeps it as it was. */
    removedAt: timestampAt("removed_at"),
  },
  (table) => [
    index("venues_company").on(table.company, table.createdAt),
    index("venues_photo").on(table.photo).where(sql`${table.photo} is not null`),
  ],
);

/** Which cards follow a block in one of their versions. */
export const venueFollowers = pgTable(
  "venue_followers",
  {
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    venue: uuid()
      .notNull()
      .references(() => venues.id),
  },
  (table) => [
    primaryKey({ columns: [table.card, table.venue] }),
    index("venue_followers_venue").on(table.venue),
  ],
);
