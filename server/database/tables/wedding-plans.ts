import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Owner } from "#domain/member.ts";
import { type Category, doers, type PlanId } from "#domain/wedding-plan.ts";
import { timestampAt } from "./at.ts";

/** What two people do until their wedding and after it. */
export const weddingPlans = pgTable(
  "wedding_plans",
  {
    id: text().$type<PlanId>().primaryKey(),
    owner: text().$type<Owner>().notNull(),
    /** The second editor; there is one at most. */
    partner: text().$type<Owner>(),
    /** By which somebody becomes the partner, and comes back later; null when nobody is invited. */
    invitation: text(),
    weddingDate: date("wedding_date", { mode: "string" }).notNull(),
    /** The day on which that date was last set. */
    countedFrom: date("counted_from", { mode: "string" }).notNull(),
    /** Left to the owner by who began it: they may have one of their own besides. */
    inherited: boolean().notNull().default(false),
    /** When its owner last chose it among several. */
    chosenAt: timestampAt("chosen_at"),
    createdAt: timestampAt("created_at").notNull(),
    updatedAt: timestampAt("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("wedding_plans_begun").on(table.owner).where(sql`not ${table.inherited}`),
    index("wedding_plans_owner").on(table.owner),
    uniqueIndex("wedding_plans_partner").on(table.partner),
    uniqueIndex("wedding_plans_invitation").on(table.invitation),
  ],
);

/** What is to be done or paid. One that is removed can be brought back. */
export const weddingTasks = pgTable(
  "wedding_tasks",
  {
    /** Chosen by who adds it, so that asking again adds no second one. */
    id: uuid().notNull(),
    plan: text()
      .$type<PlanId>()
      .notNull()
      .references(() => weddingPlans.id, { onDelete: "cascade" }),
    /** The suggestion it came from; null for the couple's own. */
    suggestion: text(),
    /** Only money: it stands in the budget and not among what is to be done. */
    isCost: boolean("is_cost").notNull(),
    category: text().$type<Category>().notNull(),
    title: text().notNull(),
    note: text().notNull(),
    /** From the wedding; null for what follows no date. */
    days: integer(),
    dueOn: date("due_on", { mode: "string" }),
    who: text({ enum: doers }),
    helper: text().notNull(),
    doneOn: date("done_on", { mode: "string" }),
    place: text().notNull(),
    estimate: bigint({ mode: "number" }),
    paid: bigint({ mode: "number" }),
    balanceOn: date("balance_on", { mode: "string" }),
    removed: boolean().notNull(),
    updatedAt: timestampAt("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.plan, table.id] })],
);
