import type { CardContent } from "#cards/engine/card.ts";
import { withMovedDays } from "#cards/engine/days.ts";
import { withOwnWords } from "#cards/engine/derived.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { at, put } from "#cards/engine/paths.ts";
import { daysAfter } from "#domain/korean-day.ts";

type Fact = readonly [path: string, value: unknown];

const couple: Fact[] = [
  ["couple.groom.familyName", "김"],
  ["couple.groom.givenName", "민준"],
  ["couple.bride.familyName", "이"],
  ["couple.bride.givenName", "서연"],
];
const place: Fact[] = [
  ["venue.name", "다온컨벤션"],
  ["venue.hall", "3층 그랜드홀"],
  ["venue.address", "서울특별시 중구 세종대로 110"],
];

/** What a maker types who types only who, when and where; the day is a year after the sample's, on the same weekday. */
const asked: Readonly<Record<string, (sample: CardContent) => readonly Fact[]>> = {
  greeting: (sample) => [
    ...(at(sample.sections, "couple.occasion") === "wedding" ? couple : []),
    ...(at(sample.sections, "couple.occasion") === "opening" ? [["cover.title", "다온상점"] as const] : []),
    ...dayOf(sample),
    ...place,
  ],
  "baby-birthday": (sample) => [
    ["baby.familyName", "김"],
    ["baby.givenName", "지안"],
    ["baby.birthDate", yearBefore(sample)],
    ["baby.father", "김민준"],
    ["baby.mother", "이서연"],
    ...dayOf(sample),
    ...place,
  ],
  birthday: (sample) => [
    ["cake.nickname", at(sample.sections, "cake.milestone") === "hundred-days" ? "지안이" : "우리 이모"],
    ...ageOf(sample),
    ["letter.from", "조카 민준 올림"],
    ...dayOf(sample),
    ...(at(sample.sections, "venue.name") ? place : []),
  ],
  thanks: (sample) => [
    ["letter.sender", "김민준"],
    ...(at(sample.sections, "letter.occasion") === "business"
      ? [["letter.company", "다온상사"] as const]
      : []),
  ],
  event: (sample) => [["cover.title", "다온 모임"], ["cover.host", "다온회"], ...dayOf(sample), ...place],
  memorial: () => [
    ["obituary.name", "김순자"],
    ["obituary.relation", "mother"],
    ["obituary.date", "2027-01-14"],
    ["obituary.time", "05:10"],
    ["mourners.chief.relation", "장남"],
    ["mourners.chief.name", "이민준"],
    ["farewell.hall", "다온병원 장례식장"],
    ["farewell.room", "2호실"],
    ["farewell.address", "서울특별시 중구 세종대로 110"],
    ["farewell.encoffiningDate", "2027-01-15"],
    ["farewell.encoffiningTime", "14:00"],
    ["farewell.processionDate", "2027-01-16"],
    ["farewell.processionTime", "08:00"],
  ],
  site: () => [
    ["profile.sitename", "minjun-kim"],
    ["profile.name", "김민준"],
    ["profile.role", "목수"],
  ],
  photo: ({ sections }) =>
    ["front", "back"].flatMap((side) =>
      (at(sections, `design.${side}.elements`) as { type: string }[]).flatMap(({ type }, place): Fact[] => {
        const own = `design.${side}.elements.${place}`;
        if (type === "photo") return [[`${own}.photo`, photo]];
        if (type === "text") return [[`${own}.words`, `지안 ${place + 1}`]];
        return type === "qr" ? [[`${own}.address`, "https://www.korea.kr/jian"]] : [];
      }),
    ),
};

const photo = {
  key: "u/own",
  width: 2400,
  height: 3200,
  placeholder: "",
  caption: "",
  focus: { x: 0.5, y: 0.5 },
};

function dayOf({ sections }: CardContent): Fact[] {
  const day = at(sections, "date.date");
  if (typeof day !== "string" || day === "") return [];
  return [
    ["date.date", daysAfter(day, 364)],
    ["date.time", "13:00"],
    ...(at(sections, "date.endDate")
      ? [["date.endDate", daysAfter(String(at(sections, "date.endDate")), 364)] as const]
      : []),
  ];
}

function yearBefore({ sections }: CardContent): string {
  return daysAfter(String(at(sections, "date.date")), -1);
}

function ageOf({ sections }: CardContent): Fact[] {
  const age = at(sections, "cake.age");
  return typeof age === "number" ? [["cake.age", age]] : [];
}

/** The card after its maker typed one thing, with all that follows from it. */
export function typed(kind: Kind, before: CardContent, [path, value]: Fact): CardContent {
  const after = { ...before, sections: put(before.sections, path, value) };
  return withOwnWords(kind, { before, after: withMovedDays(kind, { before, after }) });
}

/** A card that began with a sample, once its facts are typed and nothing else. */
export function withFacts(
  kind: Kind,
  { begun, sample }: { begun: CardContent; sample: CardContent },
): CardContent {
  return (asked[kind.name]?.(sample) ?? []).reduce((card, fact) => typed(kind, card, fact), begun);
}

/** Fields in which a sample says who, where and how to reach somebody. */
const INVENTED =
  /(^|\.)(givenName|name|nickname|holder|number|phone|address|father|mother|sender|company|host|hall|burial|sitename|email|place|teller|recipient|who)$/;

/** What stands on a doljabi table and what a sticker is called is nobody's; of a photo card only its letters are. */
const COMMON = /^(doljabi\.things|design)\./;
const LETTERED = /^design\..*\.words$/;

/** Whom and what a sample invented: names, places, numbers and days, as a guest would read them. */
export function inventedIn(sample: CardContent): string[] {
  const words: string[] = [];
  (function walk(value: unknown, path: string) {
    if (typeof value === "string") {
      const isTold = INVENTED.test(path) && !COMMON.test(path) && value.trim().length >= 2;
      if (isTold || (LETTERED.test(path) && /[가-힣]{2}/u.test(value))) words.push(value.trim());
      const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
      if (day)
        words.push(
          value,
          `${Number(day[1])}년 ${Number(day[2])}월 ${Number(day[3])}일`,
          value.replaceAll("-", ". "),
        );
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
    }
  })(sample.sections, "");
  return [...new Set(words)];
}

/** A day on which a finished card could be sent: a death and the date of a letter lie behind, an event ahead. */
export function sentOn(kind: Kind, { sections, ...content }: CardContent): string {
  const behind = ["obituary.date", "letter.date"].map((path) => at(sections, path));
  const past = behind.find((day) => typeof day === "string" && day !== "");
  const day = kind.facts({ ...content, sections }).when?.date;
  return (past as string | undefined) ?? (day ? daysAfter(day, -30) : "2027-01-15");
}
