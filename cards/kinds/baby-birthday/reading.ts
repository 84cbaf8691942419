import { readDays } from "#cards/reading/days.ts";
import { FULL_NAME, isFullName, partsOfName } from "#cards/reading/names.ts";
import { groupAt, type PastedText, type ReadValue } from "#cards/reading/stretch.ts";
import { intoField, intoFields, type TextReader, type Understood } from "#cards/reading/understood.ts";
import { readAccounts } from "#cards/sections/accounts/reading.ts";
import { readDate } from "#cards/sections/date/reading.ts";
import { readGreeting } from "#cards/sections/greeting/reading.ts";
import { readVenue } from "#cards/sections/venue/reading.ts";
import { babyFullName } from "./baby/full-name.ts";
import { baby } from "./baby/section.ts";

const ALONE = "(?=(?:이)?(?:의|가|는|야|와|과|랑|네)?(?:[^가-힣]|$))";
const DOL = "(?:첫\\s?돌|돌\\s?잔치|첫\\s?(?:번째\\s?)?생일|돌(?=[^가-힣]|을|이)|1st|FIRST)";
/** 김하준 첫돌, 우리 하준이의 돌잔치, 아기 이름 : 김하준, 주인공 하준이가. */
const CHILD = [
  new RegExp(
    `(?:아기|아가|주인공|이름)(?:[^\\S\\n]*이름)?[^\\S\\n]*[:：][^\\S\\n]*(${FULL_NAME}|[가-힣]{2})${ALONE}`,
    "d",
  ),
  new RegExp(
    `(?<![가-힣])(${FULL_NAME})(?:이|의|이의|\\s(?:군|양|아기)의?)?[^\\S\\n]*[♥♡,!]*[^\\S\\n]*${DOL}`,
    "di",
  ),
  new RegExp(
    `(?:저희|우리|사랑스러운|소중한|귀여운|예쁜|보물|공주|왕자|아들|딸|아기|첫째|둘째|막내)[^\\S\\n]+(?:아기|딸|아들|첫째|둘째|셋째|막내)?[^\\S\\n]*(${FULL_NAME}|[가-힣]{2})${ALONE}`,
    "d",
  ),
  new RegExp(`(?<![가-힣])([가-힣]{2})(?:이의|이|의|이가|가|는)[^\\S\\n]*(?:어느덧\\s)?${DOL}`, "d"),
];
const PARENT = {
  father: new RegExp(`(?<![가-힣])(?:아빠|아버지|父)[^\\S\\n]*[:·,]?[^\\S\\n]*(${FULL_NAME})`, "d"),
  mother: new RegExp(`(?<![가-힣])(?:엄마|어머니|母)[^\\S\\n]*[:·,]?[^\\S\\n]*(${FULL_NAME})`, "d"),
};
/** 김철민 · 이수진의 딸 하윤. */
const FAMILY = new RegExp(
  `(${FULL_NAME})[^\\S\\n]*[·ㆍ,&♥♡][^\\S\\n]*(${FULL_NAME})[^\\S\\n]*의[^\\S\\n]*(?:첫째|둘째|막내|장남|장녀)?[^\\S\\n]*(?:아들|딸|아기|장남|장녀)?[^\\S\\n]*(${FULL_NAME}|[가-힣]{2})${ALONE}`,
  "d",
);
const NICKNAME = /태명[^\S\n]*(?:[:：(]|은|는)?[^\S\n]*['‘“]?([가-힣]{1,6})/d;
const NOBODY =
  /^(?:아기|아이|가족|엄마|아빠|모두|첫돌|생일|돌잔|함께|이제|벌써|부모|하루|처음|작은|오늘|그날|공주|왕자|천사|보물|사랑|아들)/;

function nameAt(match: RegExpExecArray | null, group = 1): ReadValue<string> | null {
  const at = match && groupAt(match, group);
  return match && at ? { value: match[group] ?? "", sure: true, at: [at] } : null;
}

function readBaby(pasted: PastedText): Understood[] {
  const { text } = pasted;
  const family = FAMILY.exec(text);
  const parentAt = (match: RegExpExecArray | null, group = 1) => {
    const name = nameAt(match, group);
    return name && isFullName(name.value) ? name : null;
  };
  const father = parentAt(PARENT.father.exec(text)) ?? parentAt(family, 1);
  const mother = parentAt(PARENT.mother.exec(text)) ?? parentAt(family, 2);
  const taken = [father?.value, mother?.value];
  const child = [nameAt(family, 3), ...CHILD.map((pattern) => nameAt(pattern.exec(text)))].find(
    (one) => one && !NOBODY.test(one.value) && !taken.includes(one.value) && !isOneOfSeveral(text, one),
  );
  const born = readDays(pasted, "around").find(({ at: [day] }) =>
    /생년월일|출생|태어난 날|생일\s*[:：]/.test(text.slice(Math.max(0, (day?.from ?? 0) - 12), day?.from)),
  );
  return [
    ...(child ? [intoChild(child, father)] : []),
    ...intoField({ what: "아빠", section: baby, field: "father" }, father),
    ...intoField({ what: "엄마", section: baby, field: "mother" }, mother),
    ...intoField({ what: "태어난 날", section: baby, field: "birthDate" }, born),
    ...intoField({ what: "태명", section: baby, field: "nickname" }, nameAt(NICKNAME.exec(text))),
  ];
}

/** Of twins no one is the child. */
function isOneOfSeveral(text: string, { at: [place] }: ReadValue<string>): boolean {
  const [before, behind] = [text.slice(0, place?.from), text.slice(place?.to)];
  return (
    /[가-힣][^\S\n]*[·ㆍ,&♥][^\S\n]*$/.test(before) ||
    /^[^\S\n]*[·ㆍ,&][^\S\n]*[가-힣]{2}(?:이|의)/.test(behind)
  );
}

/** 서윤이, with the 이 of affection: it follows a closed syllable, and no father of the family 서 is named. */
function calledName(word: string, father: ReadValue<string> | null): string {
  const isClosed = ((word.charCodeAt(1) || 0xac00) - 0xac00) % 28 > 0;
  return /^[가-힣]{2}이$/.test(word) && isClosed && father?.value.charAt(0) !== word.charAt(0)
    ? word.slice(0, 2)
    : word;
}

/** Behind the name of its father a child is called by its given name. */
function intoChild(child: ReadValue<string>, father: ReadValue<string> | null): Understood {
  const name = calledName(child.value, father);
  const whole = name.length > 2 ? partsOfName(name) : null;
  const familyName = whole?.familyName ?? (father ? (partsOfName(father.value)?.familyName ?? "") : "");
  const givenName = whole?.givenName ?? name;
  const isOfFather = !father || father.value.startsWith(familyName);
  return intoFields({
    what: "아기",
    section: baby,
    read: { at: child.at, sure: familyName !== "" && isOfFather && !/이$/.test(father ? "" : name) },
    fields: { familyName, givenName },
    words: babyFullName,
  });
}

export const reading: TextReader = {
  called: "돌잔치 초대장",
  signs: [
    /첫\s?돌|돌\s?잔치|돌을 맞/,
    /돌잡이|돌상/,
    /아기|아가|태어난|태명/,
    /첫\s?(?:번째\s?)?생일|1st birthday|first birthday/i,
    /(?:아빠|엄마)\s*[:·,]?\s*[가-힣]{3}/,
  ],
  steps: [
    (pasted) =>
      readAccounts(pasted, {
        sides: [
          { label: "아빠 쪽", words: /아빠/ },
          { label: "엄마 쪽", words: /엄마/ },
        ],
        otherwise: "가족",
        relations: ["아빠", "엄마", "할아버지", "할머니"],
      }),
    readBaby,
    (pasted) =>
      readDate(pasted, {
        words: { day: "잔칫날", time: "잔치 시간" },
        hours: ["10:00", "20:00"],
        never: /회신|참석 여부|까지|생년|출생|태어난/,
      }),
    readVenue,
    readGreeting,
  ],
};
