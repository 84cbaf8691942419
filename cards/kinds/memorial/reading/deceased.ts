import type { FuneralReligion, Relation } from "#cards/kinds/memorial/passing.ts";
import { bareWrittenName, FULL_NAME, isFullName, partsOfName } from "#cards/reading/names.ts";
import { groupAt, type ReadValue, type Stretch } from "#cards/reading/stretch.ts";

const KIN: Readonly<Record<string, Relation>> = {
  부친: "father",
  아버지: "father",
  아버님: "father",
  선친: "father",
  모친: "mother",
  어머니: "mother",
  어머님: "mother",
  남편: "spouse",
  부인: "spouse",
  아내: "spouse",
  배우자: "spouse",
  빙부: "wife-father",
  장인: "wife-father",
  장인어른: "wife-father",
  빙모: "wife-mother",
  장모: "wife-mother",
  장모님: "wife-mother",
  시부: "husband-father",
  시아버지: "husband-father",
  시아버님: "husband-father",
  시모: "husband-mother",
  시어머니: "husband-mother",
  시어머님: "husband-mother",
  조부: "grandfather",
  할아버지: "grandfather",
  조모: "grandmother",
  할머니: "grandmother",
  외조부: "mother-father",
  외할아버지: "mother-father",
  외조모: "mother-mother",
  외할머니: "mother-mother",
};
const KIN_WORDS = Object.keys(KIN)
  .toSorted((one, other) => other.length - one.length)
  .join("|");
const LATE = "(?:故|고 ?\\(故\\)|\\(故\\))";
const ONE = `(${FULL_NAME}|[가-힣]{2,4}?(?=[ (]?(?:님|여사|옹|씨|\\()))`;

/** 故 김복순 님, 고인 : 김복순, 부친 김영수 님께서. */
const NAMED = [
  new RegExp(`${LATE}\\s*${ONE}`, "dg"),
  new RegExp(
    `(?<![가-힣])(${FULL_NAME})(?:\\s?(?:님|씨|여사|옹))?\\s?(?:\\([^)\\n]*\\)\\s?)?(?:별세|소천|선종|타계)`,
    "dg",
  ),
  new RegExp(`(?<![가-힣])고 ${ONE}(?=\\s?(?:님|여사|옹))`, "dg"),
  new RegExp(`고인[^\\S\\n]*(?:명|성함)?[^\\S\\n]*[:)\\]]?\\s*(?:${LATE}\\s*)?${ONE}`, "dg"),
  new RegExp(
    `(?<![가-힣])(?:${KIN_WORDS})(?:이신|이시던|께서는|인)?[^\\S\\n]+${ONE}(?=\\s?(?:님|여사|옹|씨)?\\s*(?:\\([^)\\n]*\\))?\\s?(?:님)?(?:께서|이|가))`,
    "dg",
  ),
];
const MOURNING = new RegExp(
  `(${FULL_NAME})(?:\\s?님)?(?:의)?[^\\S\\n]*(${KIN_WORDS})(?:상|께서|[^\\S\\n]*${LATE})`,
  "d",
);
const KIN_BEFORE = new RegExp(`(?<![가-힣])(${KIN_WORDS})(?:이신|께서)?[^\\S\\n]*(?:${LATE})`, "d");
const KIN_OF_NAMED = new RegExp(
  `(?<![가-힣])(${KIN_WORDS})(?:이신)?[^\\S\\n]+(?:${LATE}\\s*)?(?:${FULL_NAME})`,
  "d",
);
const KIN_MOURNING = new RegExp(`(?<![가-힣])(${KIN_WORDS})상(?![가-힣])`, "d");
const TITLES =
  "권사|장로|집사|안수집사|목사|전도사|사모|교수|교장|선생|회장|대표|박사|스님|신부|수녀|원장|이사장";

export type ReadDeceased = {
  name: ReadValue<string> | null;
  isSeveral: boolean;
  relation: ReadValue<Relation> | null;
  teller: ReadValue<string> | null;
  age: ReadValue<string> | null;
  sex: ReadValue<"male" | "female"> | null;
  title: ReadValue<string> | null;
  otherName: ReadValue<string> | null;
  religion: ReadValue<FuneralReligion> | null;
};

export function readDeceased(text: string): ReadDeceased {
  const names = NAMED.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap((match) => {
    const at = groupAt(match, 1);
    const value = bareWrittenName(match[1] ?? "");
    return at && partsOfName(value) ? [{ value, sure: isFullName(value), at: [at] }] : [];
  });
  const [name = null] = names;
  const behind = name?.at[0] ? text.slice(name.at[0].to, name.at[0].to + 60) : "";
  const start = name?.at[0]?.to ?? 0;
  return {
    name,
    isSeveral: new Set(names.map(({ value }) => value)).size > 1,
    ...kinOf(text),
    age: valueIn(
      /향년[^\S\n]*(?:만[^\S\n]*)?(\d{1,3})[^\S\n]*세|\(만? ?(\d{2,3})세\)/d.exec(text),
      (age) => age,
    ),
    sex: valueIn(/세[,/·\s]*([남여])(?:성|자)?\s*\)/d.exec(text), (word) =>
      word === "남" ? "male" : "female",
    ),
    title: shifted(new RegExp(`^\\s?(?:\\([^)]*\\))?\\s?(${TITLES})(?:님)?`, "d").exec(behind), start),
    otherName: shifted(/^\s?\((?:세례명|법명)?\s?:?\s?([가-힣]{2,5}|[一-龥]{2,4})\)/d.exec(behind), start),
    religion: religionOf(text),
  };
}

function kinOf(text: string): Pick<ReadDeceased, "relation" | "teller"> {
  const told = MOURNING.exec(text);
  const kin = told?.[2] ?? "";
  const relation = KIN[kin];
  const [tellerAt, kinAt] = told ? [groupAt(told, 1), groupAt(told, 2)] : [null, null];
  if (told && relation && tellerAt && kinAt && partsOfName(told[1] ?? ""))
    return {
      relation: { value: relation, sure: true, at: [kinAt] },
      teller: { value: told[1] ?? "", sure: true, at: [tellerAt] },
    };
  const match = KIN_BEFORE.exec(text) ?? KIN_MOURNING.exec(text) ?? KIN_OF_NAMED.exec(text);
  const said = valueIn(match, (word) => KIN[word]);
  // Where a paper names several bereaved, nobody knows which of them tells it.
  const kins = new Set([...text.matchAll(new RegExp(KIN_MOURNING.source, "g"))].map(([, word]) => word));
  return { relation: said && { ...said, sure: kins.size <= 1 }, teller: null };
}

function religionOf(text: string): ReadValue<FuneralReligion> | null {
  const words: [RegExp, FuneralReligion][] = [
    [/소천|하나님의 부르심|천국환송/d, "protestant"],
    [/선종|하느님의 부르심|연도|장례미사/d, "catholic"],
    [/열반/d, "won"],
  ];
  const found = words.filter(([word]) => word.test(text));
  const [first] = found;
  const match = first?.[0].exec(text);
  const at = match?.indices?.[0];
  return first && at
    ? { value: first[1], sure: found.length === 1 && first[1] !== "won", at: [{ from: at[0], to: at[1] }] }
    : null;
}

function valueIn<Value>(
  match: RegExpExecArray | null,
  read: (word: string) => Value | undefined,
): ReadValue<Value> | null {
  const group = match ? match.findIndex((word, index) => index > 0 && word !== undefined) : -1;
  const value = match && group > 0 ? read(match[group] ?? "") : undefined;
  if (!match || value === undefined) return null;
  const whole = match.indices?.[0];
  const at: Stretch[] = whole ? [{ from: whole[0], to: whole[1] }] : [];
  return { value, sure: true, at };
}

function shifted(match: RegExpExecArray | null, by: number): ReadValue<string> | null {
  const place = match && groupAt(match, 1);
  return match && place
    ? { value: match[1] ?? "", sure: true, at: [{ from: place.from + by, to: place.to + by }] }
    : null;
}
