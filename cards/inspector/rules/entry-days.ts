import { part } from "#cards/engine/card.ts";
import type { When } from "#cards/engine/kind.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setting, settingAll } from "#cards/inspector/mends.ts";
import type { Mend, Rule } from "#cards/inspector/rule.ts";
import { josa } from "#cards/korean/hangul.ts";
import { photoWall } from "#cards/sections/photo-wall/section.ts";
import { rsvp } from "#cards/sections/rsvp/section.ts";
import { monthAndDay } from "#domain/day-words.ts";
import { daysAfter, daysBetween } from "#domain/korean-day.ts";

/** Nobody knows so long before whether they come. */
const LONG_BEFORE = 120;
/** A wall that opens on the eve is ready for the morning. */
const EVE = 1;
const WEEK = 7;
/** As long as guests still look for their photos. */
export const WALL_DAYS = 14;

const lastDay = { section: rsvp.name, field: "deadline" };

/** The last day of answers against the day of the event. For every kind with an `rsvp` section. */
export const rsvpDayRules: readonly Rule[] = [
  {
    code: "rsvp-ends-long-before-event",
    weight: "should",
    finds: "answers that end months before the event",
    find({ content, facts: { when }, shows, today }) {
      const { deadline } = part(content, rsvp) ?? {};
      if (!shows(rsvp) || !deadline || !when || deadline < today) return [];
      const days = daysBetween(deadline, when.date);
      return foundIf(days > LONG_BEFORE, {
        ...lastDay,
        sentence: `참석 여부를 행사 ${days}일 전인 ${monthAndDay(deadline)}까지만 받습니다.`,
        ...earlierDeadline(when, { days: 2 * WEEK, today }),
      });
    },
  },
  {
    code: "rsvp-ends-on-event-day",
    weight: "could",
    finds: "meals that are counted until the day of the event itself",
    find({ content, facts: { when }, shows, today }) {
      if (!shows(rsvp) || !when || when.date <= today) return [];
      const { deadline, asks } = part(content, rsvp);
      return foundIf(deadline === when.date && asks?.meal === true, {
        ...lastDay,
        sentence: "참석 여부를 당일까지 받으면 식사 인원을 미리 알리기 어렵습니다.",
        ...earlierDeadline(when, { days: WEEK, today }),
      });
    },
  },
];

/** One tap sets the last day of answers so many days before the event, or on its eve; none while it is too late for that. */
export function earlierDeadline(
  when: When | null,
  { days, today }: { days: number; today: string },
): { mend?: Mend } {
  if (!when || when.date <= today) return {};
  const wanted = daysAfter(when.date, -days);
  const day = wanted > today ? wanted : daysAfter(when.date, -1);
  return { mend: setting(`${josa(monthAndDay(day), "으로/로")} 고치기`, lastDay, day) };
}

/** One tap lets guests add photos to the end of this day. */
export function openUntil(day: string): Mend {
  return settingAll(`${monthAndDay(day)}까지 받기`, photoWall.name, { untilDate: day, untilTime: "" });
}

/** When a shared album opens and closes against the day of the event. For every kind with a `photo-wall` section. */
export const photoWallDayRules: readonly Rule[] = [
  {
    code: "photo-wall-opens-before-event",
    weight: "could",
    finds: "a shared album that opens days before the event",
    find({ content, facts: { when }, shows, today }) {
      if (!shows(photoWall) || !when || when.date < today) return [];
      const { fromDate } = part(content, photoWall);
      return foundIf(fromDate !== "" && daysBetween(fromDate, when.date) > EVE, {
        section: photoWall.name,
        field: "fromDate",
        sentence: `사진첩이 행사보다 ${daysBetween(fromDate, when.date)}일 먼저 열립니다.`,
        mend: setting(
          `${josa(monthAndDay(when.date), "으로/로")} 고치기`,
          { section: photoWall.name, field: "fromDate" },
          when.date,
        ),
      });
    },
  },
  {
    code: "photo-wall-closes-before-event",
    weight: "should",
    finds: "a shared album that closes before the event is over",
    find({ content, facts: { when, until }, shows }) {
      if (!shows(photoWall) || !when) return [];
      const { fromDate, untilDate, untilTime } = part(content, photoWall);
      const last = until ?? when;
      const isBefore = untilDate < last.date || (untilDate === last.date && isEarlier(untilTime, last.time));
      const day = daysAfter(last.date, WALL_DAYS);
      return foundIf(untilDate !== "" && isBefore && fromDate <= untilDate, {
        section: photoWall.name,
        field: "untilDate",
        sentence: `행사가 끝나기 전인 ${monthAndDay(untilDate)}에 사진첩이 닫힙니다.`,
        mend: openUntil(day),
      });
    },
  },
];

function isEarlier(end: string, time: string | null): boolean {
  return end !== "" && time !== null && end <= time;
}
