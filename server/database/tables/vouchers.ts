import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Owner } from "#domain/member.ts";
import type { OrderId } from "#domain/order.ts";
import { timestampAt } from "./at.ts";
import { companies } from "./companies.ts";
import { orders } from "./orders.ts";

/** What was bought in a shop. What it is at a moment follows from its times, see `domain/voucher.ts`. */
export const vouchers = pgTable(
  "vouchers",
  {
    id: uuid().primaryKey(),
    /** The shop's number of the line that was bought, and which of its pieces this is. */
    productOrder: text("product_order").notNull(),
    piece: integer().notNull(),
    orderNumber: text("order_number").notNull(),
    kind: text().notNull(),
    plan: text().notNull(),
    /** Who may open it; null where a company has not handed it to anybody yet, and long after its end. */
    holder: text(),
    digits: text(),
    /** The hash of what stands in its link. */
    link: text().unique(),
    /** The company that bought it for its customers. */
    company: uuid().references(() => companies.id, { onDelete: "set null" }),
    handedAt: timestampAt("handed_at"),
    createdBy: text("created_by").$type<Owner>().notNull(),
    createdAt: timestampAt("created_at").notNull(),
    expiresAt: timestampAt("expires_at").notNull(),
    cancelledBy: text("cancelled_by").$type<Owner>(),
    cancelledAt: timestampAt("cancelled_at"),
    /** Whose account it is on; null also where that member left. The time stays: nobody takes it twice. */
    claimedBy: text("claimed_by").$type<Owner>(),
    claimedAt: timestampAt("claimed_at"),
    /** The order that it pays for. */
    order: text()
      .$type<OrderId>()
      .references(() => orders.id, { onDelete: "set null" }),
    // Nothing reads these any more; written, they keep a process of the version before from sending a second e-mail.
    emailTakenAt: timestampAt("letter_taken_at"),
    emailSentAt: timestampAt("letter_sent_at"),
  },
  (table) => [
    uniqueIndex("vouchers_piece").on(table.productOrder, table.piece),
    uniqueIndex("vouchers_paid_order").on(table.order),
    index("vouchers_order_number").on(table.orderNumber),
    index("vouchers_newest").on(table.createdAt, table.productOrder, table.piece),
    index("vouchers_claimed_by").on(table.claimedBy),
    index("vouchers_company").on(table.company, table.createdAt, table.productOrder, table.piece),
    index("vouchers_ended")
      .on(sql`coalesce(${table.claimedAt}, ${table.cancelledAt}, ${table.expiresAt})`)
      .where(sql`${table.holder} is not null or ${table.link} is not null`)
      .concurrently(),
    index("vouchers_untold")
      .on(table.claimedAt)
      .where(sql`${table.claimedAt} is not null and ${table.emailSentAt} is null`),
  ],
);

/** Wrong digits by link, whether or not a voucher has it, so that a lock does not tell which exist. */
export const voucherTries = pgTable("voucher_tries", {
  link: text().primaryKey(),
  wrong: integer().notNull(),
  lockedUntil: timestampAt("locked_until"),
  lastAt: timestampAt("last_at").notNull(),
});
