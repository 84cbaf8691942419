import {
  BETWEEN_NAMES,
  bareWrittenName,
  FULL_NAME,
  isFullName,
  type PersonName,
  partsOfName,
} from "#cards/reading/names.ts";
import { groupAt, type ReadValue, type Stretch } from "#cards/reading/stretch.ts";

export type CoupleWho = "groom" | "bride";
export type ReadParent = ReadValue<{ name: string; late: boolean }>;

/** What a text says of one of the two. */
export type ReadPerson = {
  name: ReadValue<PersonName> | null;
  relation: ReadValue<string> | null;
  father: ReadParent | null;
  mother: ReadParent | null;
};

const SON = "장남|차남|삼남|사남|막내아들|외아들|큰아들|작은아들|둘째 ?아들|아들|장자|차자|독자";
const DAUGHTER = "장녀|차녀|삼녀|사녀|막내딸|외동딸|큰딸|작은딸|둘째 ?딸|딸|독녀";
const LATE = "(?:故|고 ?\\(故\\)|\\(故\\)|\\(고\\)|고(?= ))";
const ONE = "[가-힣]{2,4}?";
/** Behind a name, in the words of a parish. */
const TITLE = "(?:님|씨|집사|권사|장로|목사|성도)";
const FATHER_WORD = "(?:아버지|아버님|부친|父|부)";
const MOTHER_WORD = "(?:어머니|어머님|모친|母|모)";

/** 김철수 · 박영희의 장남 민준; the child may stand in the line below. */
const FAMILY = new RegExp(
  `(?<![가-힣])(?:${FATHER_WORD}[\\s:]*)?(?:(${LATE})\\s*)?(${ONE})(?:\\s?${TITLE})?(?:${BETWEEN_NAMES}(?:${MOTHER_WORD}[\\s:]*)?(?:(${LATE})\\s*)?(${ONE})(?:\\s?${TITLE})?)?\\s*의\\s*(${SON}|${DAUGHTER}|막내)` +
    `(?:(?:[^\\S\\n]+(?:신랑|신부))?[^\\S\\n]*[:,]?[^\\S\\n]*(?<![가-힣])([가-힣]{1,4})(?![가-힣])|\\n[^\\S\\n]*([가-힣]{1,4})(?=[^\\S\\n]*(?:군|양)?[^\\S\\n]*(?:\\n|$)))?`,
  "dg",
);

const LABEL: Record<CoupleWho, RegExp> = { groom: labelOf("신랑"), bride: labelOf("신부") };

function labelOf(word: string): RegExp {
  return new RegExp(
    `(?<![가-힣])${word}(?!의|과|와|가|이|은|는|님들)(?!\\s*(?:측|쪽|댁|신부|신랑|아버|어머|부친|모친|부모|혼주|입장|대기|계좌))[^\\S\\n]*[:|)\\]>·♥-]*[^\\S\\n]*\\n?[^\\S\\n]*(${FULL_NAME}|[가-힣]{2,3})(?=(?:님|씨|군|양|과|와|이|은|의|[^가-힣]|$))`,
    "dg",
  );
}

const PAIR = new RegExp(
  `(?<![가-힣])(${FULL_NAME})[^\\S\\n]*(?:[♥♡❤💕💍&×]\\uFE0F?|그리고|and|[·ㆍ]|[과와](?=\\s))[^\\S\\n]*(${FULL_NAME})(?![가-힣]|\\s*의\\s*(?:${SON}|${DAUGHTER}|막내))`,
  "dg",
);

/** In a table of a family: 장남 추성우. */
const CHILD: Record<CoupleWho, RegExp> = { groom: childOf(SON), bride: childOf(DAUGHTER) };

function childOf(relations: string): RegExp {
  return new RegExp(
    `(?<![가-힣])(${relations})[^\\S\\n]*[:)]?[^\\S\\n]*(${FULL_NAME})(?=군|양|[^가-힣]|$)`,
    "d",
  );
}

/** 김은찬 군이 이한별 양과: who is so called is a groom or a bride. */
const YOUNG: Record<CoupleWho, RegExp> = {
  groom: new RegExp(`(?<![가-힣])(${FULL_NAME})\\s?군(?=[^가-힣]|[과와이의])`, "dg"),
  bride: new RegExp(`(?<![가-힣])(${FULL_NAME})\\s?양(?=[^가-힣]|[과와이의])`, "dg"),
};

const nobody: ReadPerson = { name: null, relation: null, father: null, mother: null };

/** Every two people whom a text marries; more than one where it tells of more than one wedding. */
export function readCouple(text: string): Record<CoupleWho, ReadPerson> & { isSeveral: boolean } {
  const families = [...text.matchAll(FAMILY)].map(readFamily).filter((one) => one !== null);
  const sons = families.filter(({ who }) => who === "groom");
  const daughters = families.filter(({ who }) => who === "bride");
  const young = families.filter(({ who }) => who === null);
  const his = sons[0] ?? (daughters.length > 0 ? young[0] : undefined);
  const hers = daughters[0] ?? (sons.length > 0 ? young[0] : undefined);
  const labelled = { groom: namesOf(text, "groom"), bride: namesOf(text, "bride") };
  const pair = labelled.groom.length + labelled.bride.length === 0 ? pairIn(text) : null;
  const groom = personOf(his, labelled.groom[0] ?? pair?.groom);
  const bride = personOf(hers, labelled.bride[0] ?? pair?.bride);
  const differ = (names: readonly ReadValue<PersonName>[]) =>
    new Set(names.map(({ value }) => value.givenName)).size > 1;
  return {
    groom: asChild(text, "groom", withParents(text, "신랑", groom)),
    bride: asChild(text, "bride", withParents(text, "신부", bride)),
    isSeveral: sons.length > 1 || daughters.length > 1 || (differ(labelled.groom) && differ(labelled.bride)),
  };
}

type Family = {
  who: CoupleWho | null;
  relation: ReadValue<string>;
  father: ReadParent | null;
  mother: ReadParent | null;
  child: { word: string; at: Stretch } | null;
};

function readFamily(match: RegExpExecArray): Family | null {
  const [, fatherLate, first = "", motherLate, second, relation = ""] = match;
  const relationAt = groupAt(match, 5);
  if (!relationAt) return null;
  const parents = [
    parentFrom(match, { late: fatherLate, name: first, groups: [1, 2] }),
    parentFrom(match, { late: motherLate, name: second ?? "", groups: [3, 4] }),
  ];
  const [one = null, other = null] = parents[0] ? parents : [parents[1], null];
  if (!one) return null;
  const childAt = groupAt(match, 6) ?? groupAt(match, 7);
  const word = match[6] ?? match[7] ?? "";
  const who = new RegExp(`^(?:${SON})$`).test(relation) ? "groom" : relation === "막내" ? null : "bride";
  return {
    who,
    relation: { value: relation.replaceAll(" ", ""), sure: who !== null, at: [relationAt] },
    // Of one parent alone nobody knows which it is.
    father: other ? one : { ...one, sure: false },
    mother: other,
    child: childAt && !/^(?:신랑|신부|결혼|올림|드림|님|군|양)$/.test(word) ? { word, at: childAt } : null,
  };
}

type ParentFrom = { late: string | undefined; name: string; groups: readonly [number, number] };

function parentFrom(
  match: RegExpExecArray,
  { late, name, groups: [lateAt, nameAt] }: ParentFrom,
): ReadParent | null {
  const place = groupAt(match, nameAt);
  if (!place || !partsOfName(name)) return null;
  const mark = groupAt(match, lateAt);
  return {
    value: { name, late: late !== undefined },
    sure: isFullName(name),
    at: [mark ? { from: mark.from, to: place.to } : place],
  };
}

/** The name of a child behind its parents is its given name; the family name is that of the first of them. */
function personOf(family: Family | undefined, said: ReadValue<PersonName> | undefined): ReadPerson {
  if (!family) return { ...nobody, name: said ?? null };
  const { relation, father, mother, child } = family;
  const inherited = child && father ? inheritedName(child, father) : null;
  const given = said && said.value.familyName === "" ? said.value.givenName : null;
  if (given && father) {
    const family = partsOfName(father.value.name)?.familyName ?? "";
    const name = { value: { familyName: family, givenName: given }, sure: father.sure, at: said?.at ?? [] };
    return { name, relation, father, mother };
  }
  const name = said && inherited ? agreed(said, inherited) : (said ?? inherited);
  return { name: name ?? null, relation, father, mother };
}

function agreed(said: ReadValue<PersonName>, inherited: ReadValue<PersonName>): ReadValue<PersonName> {
  const isSame = said.value.givenName === inherited.value.givenName;
  return { ...said, sure: isSame, at: [...said.at, ...inherited.at] };
}

function inheritedName(
  { word, at }: { word: string; at: Stretch },
  father: ReadParent,
): ReadValue<PersonName> | null {
  const family = partsOfName(father.value.name)?.familyName;
  if (!family) return null;
  const plain =
    word.length > 2 && !word.startsWith(family)
      ? word.replace(/(?:군|양|과|와|이|의|은|는|가)$/, "")
      : bareWrittenName(word);
  const isWhole = plain.startsWith(family) && plain.length >= family.length + 1;
  const givenName = isWhole && plain.length > family.length + 1 ? plain.slice(family.length) : plain;
  const sure =
    father.sure &&
    givenName.length === 2 &&
    (isWhole ? plain.length === family.length + 2 : !plain.startsWith(family));
  return givenName ? { value: { familyName: family, givenName }, sure, at: [at] } : null;
}

/** By the word before them; where there is none, by the one behind. */
function namesOf(text: string, who: CoupleWho): ReadValue<PersonName>[] {
  const named = namesBehind(text, who);
  if (named.length > 0) return named;
  return [...text.matchAll(YOUNG[who])].flatMap((match) => {
    const [place, value] = [groupAt(match, 1), partsOfName(match[1] ?? "")];
    return place && value ? [{ value, sure: true, at: [place] }] : [];
  });
}

function namesBehind(text: string, who: CoupleWho): ReadValue<PersonName>[] {
  return [...text.matchAll(LABEL[who])].flatMap((match) => {
    const place = groupAt(match, 1);
    const word = match[1] ?? "";
    const behind = text.slice(place?.to ?? 0);
    if (!place || /^(?:신랑|신부|측|입장)/.test(word)) return [];
    const parts = partsOfName(word);
    if (isFullName(word) && parts) return [{ value: parts, sure: !/^[가-힣]{2}/.test(behind), at: [place] }];
    // A given name alone is one only where a gap or a sign is before it and nothing behind: 신랑에게.
    const isApart = !/[가-힣]$/.test(text.slice(0, place.from));
    return isApart && /^[가-힣]{2}$/.test(word) && /^(?:[^가-힣]|$)/.test(behind) && !parts
      ? [{ value: { familyName: "", givenName: word }, sure: false, at: [place] }]
      : [];
  });
}

/** Two names around a heart: who is the groom is only a custom. */
function pairIn(text: string): Record<CoupleWho, ReadValue<PersonName>> | null {
  const match = [...text.matchAll(PAIR)].find(
    ([, one = "", other = ""]) => partsOfName(one) && partsOfName(other),
  );
  const [hisAt, hersAt] = match ? [groupAt(match, 1), groupAt(match, 2)] : [null, null];
  const [his, hers] = [partsOfName(match?.[1] ?? ""), partsOfName(match?.[2] ?? "")];
  if (!hisAt || !hersAt || !his || !hers) return null;
  return {
    groom: { value: his, sure: false, at: [hisAt] },
    bride: { value: hers, sure: false, at: [hersAt] },
  };
}

/** Parents that are named by a word of their own: 신랑 아버지 김철수, 신부측 혼주 이정수 · 최미경. */
function withParents(text: string, word: "신랑" | "신부", person: ReadPerson): ReadPerson {
  const other = word === "신랑" ? "신부" : "신랑";
  const side = `(?<![가-힣])${word}[^\\S\\n]*(?:측|쪽)?[^\\S\\n]*[:)\\]>]?(?:(?!${other})[\\s\\S]){0,60}?`;
  const one = (role: string) =>
    new RegExp(
      `${side}(?<![가-힣])${role}[^\\S\\n]*[:.)]?[^\\S\\n]*(?:(${LATE})\\s*)?(${FULL_NAME})`,
      "d",
    ).exec(text);
  const both = new RegExp(
    `${side}혼주[^\\S\\n]*[:)\\]]*\\s*(?:(${LATE})\\s*)?(${FULL_NAME})${BETWEEN_NAMES}(?:(${LATE})\\s*)?(${FULL_NAME})`,
    "d",
  ).exec(text);
  const parent = (match: RegExpExecArray | null, groups: readonly [number, number]) =>
    match && parentFrom(match, { late: match[groups[0]], name: match[groups[1]] ?? "", groups });
  return {
    ...person,
    father: person.father ?? parent(one(FATHER_WORD), [1, 2]) ?? parent(both, [1, 2]),
    mother: person.mother ?? parent(one(MOTHER_WORD), [1, 2]) ?? parent(both, [3, 4]),
  };
}

/** Who was named nowhere else, by what they are to their parents. Sure where they have the name of one. */
function asChild(text: string, who: CoupleWho, person: ReadPerson): ReadPerson {
  const match = person.name ? null : CHILD[who].exec(text);
  const [relationAt, nameAt] = match ? [groupAt(match, 1), groupAt(match, 2)] : [null, null];
  const value = partsOfName(match?.[2] ?? "");
  if (!match || !relationAt || !nameAt || !value) return person;
  const sure = person.father?.value.name.startsWith(value.familyName) ?? false;
  return {
    ...person,
    name: { value, sure, at: [nameAt] },
    relation: person.relation ?? { value: match[1] ?? "", sure, at: [relationAt] },
  };
}
