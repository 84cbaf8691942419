import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { defineSection } from "#cards/engine/section.ts";
import { daysBetween } from "#domain/korean-day.ts";
import { calendars } from "./kept-days.ts";

/** The page stays, and says when the family comes together. */
export const remembrance = defineSection({
  name: "remembrance",
  label: "기억하는 날",
  content: z.object({
    /** Off: the page goes 90 days after the procession. */
    lasting: z.boolean(),
    /** By which calendar the day of death comes back. */
    calendar: oneOf(calendars),
    text: z.string().max(200, "안내 글은 200자까지 쓸 수 있습니다."),
  }),
  empty: { lasting: false, calendar: "solar", text: "" },
  isVisible: ({ lasting }) => lasting,
  // While guests are still on their way nobody speaks of later days.
  isActive: ({ today, when }) => when !== null && daysBetween(when.date, today) > 0,
  waits: "발인 다음 날부터",
  fromSample: (content) => ({ ...content, text: "" }),
  summary: ({ lasting, calendar }) => (lasting ? `${calendars[calendar]} 기일` : ""),
  upgrades: [],
});
