import { type CardContent, part } from "#cards/engine/card.ts";
import type { Facts } from "#cards/engine/kind.ts";
import { date, whenOf } from "#cards/sections/date/section.ts";
import { untilOf } from "#cards/sections/date/until.ts";
import { venuePlaceOf } from "#cards/sections/venue/place-of.ts";
import { dateInFigures, sentence } from "#domain/day-words.ts";
import { attendance } from "./attendance/section.ts";
import { offeredSessions, sessionWhen } from "./attendance/sessions.ts";
import { eventCover } from "./cover/section.ts";
import { eventTypeWords } from "./types.ts";

export function facts(content: CardContent): Facts {
  const { type, title, tagline } = part(content, eventCover);
  const words = eventTypeWords[type];
  const given = part(content, date);
  const said = whenOf(given);
  // Whoever gave only sessions still has a first day.
  const when = said ?? firstSession(content);
  const place = venuePlaceOf(content);
  const ko = content.language === "ko";
  const day = when && (ko ? sentence(when) : dateInFigures(when));
  const dayAndPlace = [day, place?.name || place?.address].filter(Boolean).join(" · ");
  return {
    title: title.trim() || (ko ? words.title : words.english),
    description:
      dayAndPlace || tagline.trim().split("\n")[0] || (ko ? words.description : "You are invited."),
    eyebrow: words.english,
    when,
    until: said && untilOf(given, said),
    place,
    ...(ko && {
      titles: { attendance: words.attendance, speakers: words.speakers, programme: words.programme },
    }),
  };
}

function firstSession(content: CardContent): Facts["when"] {
  const days = offeredSessions(part(content, attendance)).flatMap((session) => sessionWhen(session) ?? []);
  return days.toSorted((one, other) => (inOrder(one) < inOrder(other) ? -1 : 1))[0] ?? null;
}

function inOrder({ date: day, time }: NonNullable<Facts["when"]>): string {
  return `${day} ${time ?? ""}`;
}
