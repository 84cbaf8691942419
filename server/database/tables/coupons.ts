import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Benefit, CouponCode } from "#domain/coupon.ts";
import type { Owner } from "#domain/member.ts";
import type { Won } from "#domain/money.ts";
import { timestampAt } from "./at.ts";
import { companies } from "./companies.ts";

/** Coupons with their terms; null is what one does not limit. */
export const coupons = pgTable("coupons", {
  id: uuid().primaryKey(),
  code: text().$type<CouponCode>().notNull().unique(),
  label: text().notNull(),
  benefit: jsonb().$type<Benefit>().notNull(),
  kinds: text().array(),
  minimum: integer().$type<Won>().notNull(),
  maximum: integer().$type<Won>(),
  /** Days in Korea, both included. */
  from: date("from_day", { mode: "string" }),
  until: date("until_day", { mode: "string" }),
  mostUses: integer("most_uses"),
  mostUsesEach: integer("most_uses_each"),
  company: uuid().references(() => companies.id),
  /** Orders that carry it and are pending or paid: taken with the order, given back with its end. */
  used: integer().notNull().default(0),
  stoppedAt: timestampAt("stopped_at"),
  createdBy: text("created_by").$type<Owner>().notNull(),
  createdAt: timestampAt("created_at").notNull(),
});

/** The same count for each who used one. */
export const couponHolders = pgTable(
  "coupon_holders",
  {
    coupon: uuid()
      .notNull()
      .references(() => coupons.id, { onDelete: "cascade" }),
    owner: text().$type<Owner>().notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.coupon, table.owner] })],
);
