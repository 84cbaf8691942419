import { readLetter } from "#cards/reading/letters.ts";
import { FULL_NAME, isFullName } from "#cards/reading/names.ts";
import { readProse } from "#cards/reading/prose.ts";
import { groupAt, type PastedText, type ReadValue, withoutStretches } from "#cards/reading/stretch.ts";
import { intoField, type TextReader, type Understood } from "#cards/reading/understood.ts";
import { readDate } from "#cards/sections/date/reading.ts";
import { readVenue } from "#cards/sections/venue/reading.ts";
import { type Milestone, milestones } from "./cake/milestones.ts";
import { cake } from "./cake/section.ts";
import { birthdayLetter } from "./letter/section.ts";

/** Other words for the same years. */
const also: Readonly<Record<string, Milestone>> = {
  회갑: "hwangap",
  고희: "chilsun",
  산수: "palsun",
  졸수: "gusun",
};
const KEPT = [
  ...Object.entries(milestones).map(([name, word]) => [word, name] as const),
  ...Object.entries(also),
].filter(([word]) => word !== "생일");
const FEAST = `(?:${KEPT.map(([word]) => word).join("|")}|생신|생일)`;
const CELEBRANT = [
  new RegExp(`주인공[^\\S\\n]*[:：]?[^\\S\\n]*(${FULL_NAME})`, "d"),
  new RegExp(
    `(?<![가-힣])(${FULL_NAME})(?:\\s?(?:님|씨|여사|옹|선생님|어르신|사장님|회장님|여사님))?(?:께서|이|가)?(?:의)?[^\\S\\n]*(?:\\d{1,3}(?:번째|세|주년)[^\\S\\n]*)?${FEAST}`,
    "d",
  ),
];

function readCelebrant({ text }: PastedText): Understood[] {
  const match = CELEBRANT.map((pattern) => pattern.exec(text)).find((one) => one && isFullName(one[1] ?? ""));
  const at = match && groupAt(match, 1);
  const name = match && at ? { value: match[1] ?? "", sure: true, at: [at] } : null;
  const kept = KEPT.map(([word, milestone]) => ({
    match: new RegExp(`${word}(?=[^가-힣]|을|를|연|잔|이|기|맞|의)`, "d").exec(text),
    milestone,
  })).find((one) => one.match);
  const keptAt = kept?.match?.indices?.[0];
  const milestone: ReadValue<Milestone> | null =
    kept && keptAt
      ? { value: kept.milestone as Milestone, sure: true, at: [{ from: keptAt[0], to: keptAt[1] }] }
      : null;
  const years = /(\d{1,3})(?:번째|살)[^\S\n]*(?:생일|생신)/d.exec(text);
  const yearsAt = years && groupAt(years, 1);
  const age =
    years && yearsAt && Number(years[1]) > 0 ? { value: Number(years[1]), sure: true, at: [yearsAt] } : null;
  return [
    ...intoField({ what: "주인공", section: cake, field: "name" }, name),
    ...intoField({ what: "무슨 날", section: cake, field: "milestone" }, milestone),
    ...intoField({ what: "몇 번째 생일", section: cake, field: "age" }, age),
  ];
}

function readWords(pasted: PastedText): Understood[] {
  const { to, body, from } = readLetter(pasted);
  const into = (what: string, field: string, read: ReadValue<string> | null) =>
    intoField({ what, section: birthdayLetter, field }, read);
  return [
    ...into("편지 받는 분", "to", to),
    ...into("편지 보내는 분", "from", from),
    // Between whom it is to and who signs it stands a letter; else what reads as one.
    ...into(
      "편지",
      "body",
      to ? body : readProse({ ...pasted, left: withoutStretches(pasted.left, from?.at ?? []) }),
    ),
  ];
}

export const reading: TextReader = {
  called: "생일 초대장",
  signs: [
    /생일|생신|birthday/i,
    /환갑|회갑|칠순|고희|희수|팔순|산수연|미수|구순|백수연/,
    /축하|태어나/,
    /만수무강|건강하|장수/,
  ],
  steps: [
    readCelebrant,
    (pasted) =>
      readDate(pasted, {
        words: { day: "날짜", time: "시간" },
        hours: ["10:00", "21:00"],
        never: /회신|까지|생년|태어난/,
      }),
    (pasted) => (/장\s?소|곳|층|홀|\d+번?길|로 \d/.test(pasted.left) ? readVenue(pasted) : []),
    readWords,
  ],
};
