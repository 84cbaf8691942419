import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CardId } from "#domain/card-id.ts";
import type { Owner } from "#domain/member.ts";
import type { Won } from "#domain/money.ts";
import { type OrderId, orderStates, payWays, type RefundAccount } from "#domain/order.ts";
import type { OrderNumber } from "#domain/order-number.ts";
import { orderPurposes } from "#domain/pricing.ts";
import { timestampAt } from "./at.ts";
import { cards } from "./cards.ts";
import { coupons } from "./coupons.ts";

/** Orders as they were agreed upon: no sum in a row ever changes. They outlive their card and, nameless, their owner. */
export const orders = pgTable(
  "orders",
  {
    id: text().$type<OrderId>().primaryKey(),
    number: text().$type<OrderNumber>().notNull().unique(),
    /** Null when the member left: the law wants the sums for five years, not the name. */
    owner: text().$type<Owner>(),
    card: text()
      .$type<CardId>()
      .references(() => cards.id, { onDelete: "set null" }),
    kind: text().notNull(),
    /** What the card was for when it was ordered: a receipt does not change with the card. */
    occasion: text(),
    plan: text().notNull(),
    purpose: text({ enum: orderPurposes }).notNull(),
    listPrice: integer("list_price").$type<Won>().notNull(),
    credit: integer().$type<Won>().notNull(),
    discount: integer().$type<Won>().notNull(),
    total: integer().$type<Won>().notNull(),
    coupon: uuid().references(() => coupons.id),
    /** What it adds to the card's period; an extension of what is over adds the days since then. */
    extraDays: integer("extra_days").notNull(),
    /** The order that includes this card, which therefore costs nothing. */
    includedIn: text("brought_by")
      .$type<OrderId>()
      .references((): AnyPgColumn => orders.id),
    /** How many further cards it includes, and how many of them were ordered. */
    includedCards: integer("brings").notNull(),
    includedCardsUsed: integer("brought").notNull().default(0),
    way: text({ enum: payWays }).notNull(),
    depositor: text(),
    state: text({ enum: orderStates }).notNull(),
    /** The buyer's key for placing it, so that asking again places no second one, and of what was asked with it. */
    key: uuid().notNull(),
    fingerprint: text().notNull(),
    placedAt: timestampAt("placed_at").notNull(),
    /** Until when it waits for its money. */
    expiresAt: timestampAt("expires_at").notNull(),
    paidAt: timestampAt("paid_at"),
    /** When it was cancelled, or when its time was over. */
    endedAt: timestampAt("ended_at"),
    refundAskedAt: timestampAt("refund_asked_at"),
    /** Where a transfer goes back to; erased when it went. */
    refundAccount: jsonb("refund_account").$type<RefundAccount>(),
    refundedAt: timestampAt("refunded_at"),
  },
  (table) => [
    uniqueIndex("orders_key").on(table.owner, table.key),
    // Nobody pays twice for one card in two tabs.
    uniqueIndex("orders_one_pending").on(table.card).where(sql`${table.state} = 'pending'`),
    index("orders_owner").on(table.owner, table.placedAt, table.id),
    index("orders_waiting").on(table.expiresAt).where(sql`${table.state} = 'pending'`),
    index("orders_state").on(table.state, table.placedAt, table.id),
    index("orders_refund").on(table.refundAskedAt).where(sql`${table.state} = 'paid'`),
    // Also for the card that goes: it looks for all of its orders.
    index("orders_of_card").on(table.card).where(sql`${table.card} is not null`).concurrently(),
    index("orders_paid").on(table.paidAt).where(sql`${table.state} = 'paid'`).concurrently(),
    index("orders_plan")
      .on(table.kind, table.plan, table.paidAt)
      .where(sql`${table.state} = 'paid'`)
      .concurrently(),
    index("orders_bringing").on(table.owner).where(sql`${table.includedCards} > ${table.includedCardsUsed}`),
  ],
);

export const orderEventNames = [
  "place",
  "pay",
  "cancel",
  "expire",
  "ask-refund",
  "refund",
  "return-late",
] as const;

/** What happened to an order, each once. */
export const orderEvents = pgTable(
  "order_moves",
  {
    order: text()
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    event: text("move", { enum: orderEventNames }).notNull(),
    /** Who did it: the member, an admin, the gateway's word, or the clock. */
    by: text({ enum: ["member", "admin", "gateway", "clock"] }).notNull(),
    /** The admin's auth subject. */
    admin: uuid(),
    reason: text(),
    at: timestampAt("at").notNull(),
    // Nothing reads these any more; written, they keep a process of the version before from sending a second e-mail.
    takenAt: timestampAt("taken_at"),
    sentAt: timestampAt("sent_at"),
  },
  (table) => [
    primaryKey({ columns: [table.order, table.event] }),
    index("order_moves_unsent").on(table.at).where(sql`${table.sentAt} is null`),
  ],
);
