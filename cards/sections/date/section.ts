import { z } from "zod";
import type { When } from "#cards/engine/kind.ts";
import { defineSection } from "#cards/engine/section.ts";
import { solarOf } from "#cards/korean/lunar.ts";
import { anyDayOrNone, timeOrNone } from "#cards/parts/day-and-time.ts";
import { dayInShort } from "#domain/day-words.ts";
import { readDay } from "#domain/korean-day.ts";
import { untilOf } from "./until.ts";

const content = z.object({
  title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
  date: anyDayOrNone,
  time: timeOrNone,
  /** In the solar calendar; empty for an event of one day. */
  endDate: anyDayOrNone,
  endTime: timeOrNone,
  /** `date` is of the lunar calendar. */
  lunar: z.boolean(),
  /** A lunar month that comes twice: the second one (윤달). */
  leapMonth: z.boolean(),
  /** D-day, before and after. */
  countdown: z.boolean(),
});
export type DateContent = z.infer<typeof content>;

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
  isVisible: (given) => whenOf(given) !== null,
  shown(given) {
    const when = whenOf(given);
    const until = when && untilOf(given, when);
    return { ...given, endDate: until && until.date !== when.date ? given.endDate : "" };
  },
  hangsOnDay: [{ date: "endDate", label: "끝나는 날" }],
  fromSample: (given) => ({
    ...given,
    date: "",
    time: "",
    endDate: "",
    endTime: "",
    lunar: false,
    leapMonth: false,
  }),
  summary(given) {
    const when = whenOf(given);
    return when ? dayInShort(when) : "";
  },
  upgrades: [],
});

/** The day in the solar calendar. A kind with this section takes its `when` from here, and the viewer takes it back. */
export function whenOf({ date: given, time: clock, lunar, leapMonth }: DateContent): When | null {
  const solar = lunar ? solarOf({ date: given, leapMonth }) : given;
  return solar && readDay(solar) ? { date: solar, time: clock || null } : null;
}
