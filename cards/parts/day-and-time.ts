import { z } from "zod";
import { saidAs } from "#cards/engine/said-as.ts";
import { clockKo, plainDay, sentence } from "#domain/day-words.ts";
import { readDay } from "#domain/korean-day.ts";

/** A day of the calendar in Korea, `YYYY-MM-DD`, or not set. */
export const dayOrNone = saidAs(
  z.string().refine((given) => given === "" || readDay(given) !== null, "날짜를 다시 골라 주세요."),
  (date) => sentence({ date, time: null }),
);

/** The same where it may be of the lunar calendar: its months have a 30th where the solar February has none. */
export const anyDayOrNone = saidAs(
  z.union([
    z.literal(""),
    z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "날짜를 다시 골라 주세요."),
  ]),
  (date) => sentence({ date, time: null }) || plainDay(date),
);

/** A time of the clock in Korea, `HH:MM`, or not set. */
export const timeOrNone = saidAs(
  z.union([z.literal(""), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "시간을 다시 골라 주세요.")]),
  clockKo,
);
