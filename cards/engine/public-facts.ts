import { josa } from "#cards/korean/hangul.ts";
import { accountLines } from "#cards/sections/accounts/account-lines.ts";
import { clockEn, clockKo, dateInFigures, sentenceWithoutYear } from "#domain/day-words.ts";
import type { CardContent } from "./card.ts";
import { factsOf } from "./facts-of.ts";
import type { EventWords, Kind } from "./kind.ts";

/**
 * What guests act upon, so that whoever saw it otherwise can be told. `tell` has `{}` where what was said before
 * belongs. A number of an account is not repeated: only a mark of it leaves the page a second time.
 */
export type PublicFact = { name: "day" | "time" | "place" | "accounts"; said: string; tell: string };

export function publicFacts(kind: Kind, content: CardContent): PublicFact[] {
  const { when, place } = factsOf(kind, content);
  const words = content.language === "en" ? english : korean(kind.eventWords?.(content) ?? usual);
  const en = content.language === "en";
  const day = when && (en ? dateInFigures : sentenceWithoutYear)({ date: when.date, time: null });
  const time = when?.time && (en ? clockEn : clockKo)(when.time);
  const where = place?.name || place?.address;
  const held = accountLines(content);
  return [
    ...(day ? [{ name: "day" as const, said: day, tell: words.day(day) }] : []),
    ...(time ? [{ name: "time" as const, said: time, tell: words.time(time) }] : []),
    ...(where ? [{ name: "place" as const, said: where, tell: words.place(where) }] : []),
    ...(held.length > 0
      ? [{ name: "accounts" as const, said: markOf(held.join()), tell: words.accounts }]
      : []),
  ];
}

const usual: EventWords = { day: "날짜", time: "시간", place: "장소" };

function korean({ day, time, place }: EventWords) {
  const tell = (what: string) => (to: string) =>
    `${josa(what, "이/가")} {}에서 ${josa(to, "으로/로")} 바뀌었습니다.`;
  return {
    day: tell(day),
    time: tell(time),
    place: tell(place),
    accounts: "계좌번호가 바뀌었습니다. 보내시기 전에 다시 봐 주세요.",
  };
}

const english = {
  day: (to: string) => `The day has changed from {} to ${to}.`,
  time: (to: string) => `The time has changed from {} to ${to}.`,
  place: (to: string) => `The place has changed from {} to ${to}.`,
  accounts: "The account number has changed. Please look again before you send anything.",
};

/** Other numbers, another mark. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What became otherwise, in sentences for who knew it before. What was not said before, or is not any more, is no change. */
export function changesTold(before: readonly PublicFact[], now: readonly PublicFact[]): string[] {
  return now.flatMap(({ name, said, tell }) => {
    const known = before.find((one) => one.name === name)?.said;
    return known && known !== said ? [tell.replace("{}", () => known)] : [];
  });
}
