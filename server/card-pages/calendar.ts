import type { ContentOf } from "#cards/engine/section.ts";
import { calendarFile } from "#cards/sections/date/calendar-file.ts";
import type { date } from "#cards/sections/date/section.ts";
import { untilOf } from "#cards/sections/date/until.ts";
import type { ShownCard } from "./shown-card.ts";

/** The card's day for a calendar; null where it has none. */
export function calendarAnswer({ page: { card, sections } }: ShownCard): Response | null {
  const { when } = card;
  if (!when) return null;
  const own = sections.date as ContentOf<typeof date> | undefined;
  const until = own ? untilOf(own, when) : null;
  return new Response(calendarFile({ ...card, when, until }), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="goi.ics"; filename*=UTF-8''${encodeURIComponent(`${card.title}.ics`)}`,
      "cache-control": "no-cache",
    },
  });
}
