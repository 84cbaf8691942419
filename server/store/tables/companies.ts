import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { type BusinessNumber, companyStates } from "#domain/company.ts";
import type { Subject } from "#domain/member.ts";
import { at } from "./at.ts";

/** Halls, studios and planners. What an account says of itself is in the user pool; what it may do follows from here. */
export const companies = pgTable("companies", {
  id: uuid().primaryKey(),
  sub: uuid().$type<Subject>().notNull().unique(),
  number: text().$type<BusinessNumber>().notNull().unique(),
  name: text().notNull(),
  state: text({ enum: companyStates }).notNull(),
  createdAt: at("created_at").notNull(),
});
