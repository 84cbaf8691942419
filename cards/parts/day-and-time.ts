import { z } from "zod";
import { readDay } from "#cards/when.ts";

/** A day of the calendar in Korea, `YYYY-MM-DD`, or not set. */
export const dayOrNone = z
  .string()
  .refine((given) => given === "" || readDay(given) !== null, "날짜를 다시 골라 주세요.");

/** A time of the clock in Korea, `HH:MM`, or not set. */
export const timeOrNone = z.union([
  z.literal(""),
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "시간을 다시 골라 주세요."),
]);
