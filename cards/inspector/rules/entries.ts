import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { photoWall } from "#cards/sections/photo-wall/section.ts";
import { rsvp } from "#cards/sections/rsvp/section.ts";
import { daysAfter, instant } from "#domain/korean-day.ts";
import { earlierDeadline, openUntil, WALL_DAYS } from "./entry-days.ts";

/** For every kind with an `rsvp` section. */
export const rsvpRules: readonly Rule[] = [
  {
    code: "rsvp-ends-after-event",
    weight: "should",
    finds: "answers that are taken after the event",
    find({ content, facts: { when }, shows, today }) {
      const { deadline } = part(content, rsvp);
      return foundIf(shows(rsvp) && deadline !== "" && when !== null && deadline > when.date, {
        section: rsvp.name,
        field: "deadline",
        sentence: "참석 여부를 받는 마지막 날이 행사 날보다 늦습니다.",
        ...earlierDeadline(when, { days: 7, today }),
      });
    },
  },
  {
    code: "rsvp-is-over",
    weight: "should",
    finds: "answers whose last day is over",
    find({ content, facts: { when }, shows, today }) {
      const { deadline } = part(content, rsvp);
      const isLate = when !== null && deadline > when.date;
      return foundIf(shows(rsvp) && deadline !== "" && !isLate && deadline < today, {
        section: rsvp.name,
        field: "deadline",
        sentence: "참석 여부를 받는 마지막 날이 이미 지났습니다.",
        ...earlierDeadline(when, { days: 7, today }),
      });
    },
  },
];

/** For every kind with a `photo-wall` section. */
export const photoWallRules: readonly Rule[] = [
  {
    code: "photo-wall-ends-before-it-begins",
    weight: "should",
    finds: "a shared album that closes before it opens",
    find({ content, shows }) {
      if (!shows(photoWall)) return [];
      const { fromDate, fromTime, untilDate, untilTime } = part(content, photoWall);
      if (!fromDate || !untilDate) return [];
      const from = instant({ date: fromDate, time: fromTime || null });
      return foundIf(from >= instant({ date: untilDate, time: untilTime || "24:00" }), {
        section: photoWall.name,
        field: "untilDate",
        sentence: "사진을 받는 기간이 시작하기 전에 끝납니다.",
        mend: openUntil(daysAfter(fromDate, WALL_DAYS)),
      });
    },
  },
];
