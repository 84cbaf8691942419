import { z } from "zod";
import type { When } from "#cards/kind.ts";
import { solarOf } from "#cards/lunar.ts";
import { defineSection } from "#cards/section.ts";
import { readDay } from "#cards/when.ts";

// Lunar months have a 30th where the solar February has none: whether it is a day is asked of its own calendar.
const day = z.union([
  z.literal(""),
  z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "날짜를 다시 골라 주세요."),
]);
const time = z.union([
  z.literal(""),
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "시간을 다시 골라 주세요."),
]);

const content = z.object({
  title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
  date: day,
  time,
  /** In the solar calendar; empty for an event of one day. */
  endDate: day,
  endTime: time,
  /** `date` is of the lunar calendar. */
  lunar: z.boolean(),
  /** A lunar month that comes twice: the second one (윤달). */
  leapMonth: z.boolean(),
  /** D-day, before and after. */
  countdown: z.boolean(),
});
type DateContent = z.infer<typeof content>;

export const date = defineSection({
  name: "date",
  label: "날짜와 시간",
  content,
  empty: {
    title: "",
    date: "",
    time: "",
    endDate: "",
    endTime: "",
    lunar: false,
    leapMonth: false,
    countdown: true,
  },
  says: (given) => whenOf(given) !== null,
  upgrades: [],
});

/** The day in the solar calendar. A kind with this section takes its `when` from here, and the viewer takes it back. */
export function whenOf({ date: given, time: clock, lunar, leapMonth }: DateContent): When | null {
  const solar = lunar ? solarOf(given, leapMonth) : given;
  return solar && readDay(solar) ? { date: solar, time: clock || null } : null;
}
