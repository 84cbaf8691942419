import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CardId } from "#domain/card-id.ts";
import type { Owner } from "#domain/member.ts";
import type { SoundType } from "#domain/sound.ts";
import { timestampAt } from "./at.ts";
import { cards } from "./cards.ts";

/** Pictures that members and guests sent, and music that members did. One without `finishedAt` waits for its file. */
export const photos = pgTable(
  "photos",
  {
    /** As cards name it: `u/…`. */
    key: text().primaryKey(),
    /** Null for a guest's, and for one whose owner left. */
    owner: text().$type<Owner>(),
    visitor: text(),
    /** Where a guest sent it. */
    card: text()
      .$type<CardId>()
      .references(() => cards.id, { onDelete: "set null" }),
    /** Of all its files; what was announced until they are there. */
    bytes: integer().notNull(),
    /** Of the largest kept. */
    width: integer(),
    height: integer(),
    placeholder: text(),
    /** Of music, how its file ends and how long it lasts; null for a picture. */
    soundType: text("sound_type").$type<SoundType>(),
    seconds: integer(),
    createdAt: timestampAt("created_at").notNull(),
    finishedAt: timestampAt("finished_at"),
    /** Its files are being removed; no card may take it up again. */
    removedAt: timestampAt("removed_at"),
  },
  (table) => [
    index("photos_owner").on(table.owner),
    index("photos_card").on(table.card, table.createdAt),
    index("photos_created").on(table.createdAt),
  ],
);

/** Photos that somebody may have no use for any more, or that just came. Triggers add them; the nightly sweep looks at them. */
export const photoChanges = pgTable("photo_changes", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  photo: text().notNull(),
});

/** Which cards have a photo in one of their versions. */
export const photoUses = pgTable(
  "photo_uses",
  {
    photo: text()
      .notNull()
      .references(() => photos.key),
    card: text()
      .$type<CardId>()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.photo, table.card] }), index("photo_uses_card").on(table.card)],
);
