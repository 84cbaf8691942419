import { bigint, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** How often something was tried that all processes count together; the columns are the library's (shared-rate-limit.ts). */
export const rateLimits = pgTable("rate_limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** When the count begins anew, in milliseconds since 1970. */
  expire: bigint({ mode: "number" }),
});
