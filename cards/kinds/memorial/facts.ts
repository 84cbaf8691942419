import { type CardContent, part } from "#cards/engine/card.ts";
import type { Facts } from "#cards/engine/kind.ts";
import { sentenceWithoutYear } from "#domain/day-words.ts";
import { headline, obituaryMessage, placeName } from "./message.ts";
import { partsOf, toldParts } from "./parts.ts";
import { comfortOf, noticeOf } from "./passing.ts";
import { keptDays } from "./remembrance/kept-days.ts";
import { remembrance } from "./remembrance/section.ts";

export function facts(content: CardContent): Facts {
  const parts = partsOf(content);
  const { obituary, farewell } = parts;
  const told = toldParts(content);
  const { processionDate, processionTime, address } = told.farewell;
  const procession = sentenceWithoutYear({ date: processionDate, time: processionTime });
  const { lasting, calendar } = part(content, remembrance);
  const days = lasting ? keptDays({ ...obituary, calendar }) : [];
  const name = placeName(farewell);
  return {
    title: headline(parts),
    description: descriptionOf(content),
    eyebrow: "In memory",
    when: whenOf(content),
    // Beside the title a bare day would be taken for anything.
    ...(procession && { dayLine: `발인 ${procession}` }),
    place: name || address.trim() ? { name, address: address.trim() } : null,
    ...(content.language === "ko" && {
      titles: { address: "이 부고의 주소", open: "부고 열기" },
      guestWords: comfortOf(obituary),
    }),
    ...(obituary.name.trim() && { message: obituaryMessage(told) }),
    ...(days.length > 0 && { findings: Object.fromEntries(days.map(({ label, date }) => [label, date])) }),
  };
}

/** The day of the procession; while it is not settled, that of the death, so that numbers leave the page all the same. */
function whenOf(content: CardContent): Facts["when"] {
  const { obituary, farewell } = partsOf(content);
  if (farewell.processionDate)
    return { date: farewell.processionDate, time: farewell.processionTime || null };
  return obituary.date ? { date: obituary.date, time: null } : null;
}

function descriptionOf(content: CardContent): string {
  const { obituary, farewell } = toldParts(content);
  if (!obituary.name.trim()) return "삼가 알려 드립니다.";
  const { processionDate: date, processionTime: time } = farewell;
  const [place, procession] = [placeName(farewell), sentenceWithoutYear({ date, time })];
  return [
    noticeOf(obituary, sentenceWithoutYear({ date: obituary.date, time: "" })).join(" "),
    place && `빈소 ${place}`,
    procession && `발인 ${procession}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
