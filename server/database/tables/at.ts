import { timestamp } from "drizzle-orm/pg-core";

/** An instant. */
export function timestampAt(name: string) {
  return timestamp(name, { withTimezone: true, mode: "date" });
}
