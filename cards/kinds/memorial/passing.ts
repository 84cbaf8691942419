/** What is said of a death, by who tells it and by what the family believes. No schema here: guests load it. */

export const funeralReligions = {
  none: "없음",
  protestant: "기독교",
  catholic: "천주교",
  buddhist: "불교",
  won: "원불교",
} as const;
export type FuneralReligion = keyof typeof funeralReligions;

export const sexes = { unsaid: "말하지 않기", male: "남", female: "여" } as const;
export type Sex = keyof typeof sexes;

/** What the deceased was to the one who tells it; in the order people look for it. */
export const mournerRelations = {
  unsaid: "말하지 않기",
  father: "아버지",
  mother: "어머니",
  spouse: "배우자",
  "wife-father": "장인",
  "wife-mother": "장모",
  "husband-father": "시아버지",
  "husband-mother": "시어머니",
  grandfather: "할아버지",
  grandmother: "할머니",
  "mother-father": "외할아버지",
  "mother-mother": "외할머니",
  sibling: "형제자매",
  child: "자녀",
  self: "본인(단체가 알림)",
} as const;
export type Relation = keyof typeof mournerRelations;

/** `mourning` is the name of the bereavement, `kin` what stands before the name in a formal notice. */
type Called = { mourning: string; kin: string };
const nothing: Called = { mourning: "", kin: "" };

const called: Record<Relation, Called | Record<Sex, Called>> = {
  unsaid: nothing,
  father: { mourning: "부친상", kin: "부친" },
  mother: { mourning: "모친상", kin: "모친" },
  spouse: {
    unsaid: { mourning: "배우자상", kin: "배우자" },
    male: { mourning: "남편상", kin: "남편" },
    female: { mourning: "부인상", kin: "아내" },
  },
  // 빙부 is said of somebody else's: whoever tells it says 장인.
  "wife-father": { mourning: "빙부상", kin: "장인" },
  "wife-mother": { mourning: "빙모상", kin: "장모" },
  "husband-father": { mourning: "시부상", kin: "시부" },
  "husband-mother": { mourning: "시모상", kin: "시모" },
  grandfather: { mourning: "조부상", kin: "조부" },
  grandmother: { mourning: "조모상", kin: "조모" },
  "mother-father": { mourning: "외조부상", kin: "외조부" },
  "mother-mother": { mourning: "외조모상", kin: "외조모" },
  sibling: {
    unsaid: { mourning: "형제자매상", kin: "" },
    male: { mourning: "형제상", kin: "형제" },
    female: { mourning: "자매상", kin: "자매" },
  },
  child: {
    unsaid: { mourning: "자녀상", kin: "" },
    male: { mourning: "자녀상", kin: "아들" },
    female: { mourning: "자녀상", kin: "딸" },
  },
  self: { mourning: "본인상", kin: "" },
};

export function calledBy({ relation, sex }: { relation: Relation; sex: Sex }): Called {
  const found = called[relation];
  return "mourning" in found ? found : found[sex];
}

/** Whether the words depend on the sex; elsewhere the relation says it. */
export function asksSex(relation: Relation): boolean {
  return !("mourning" in called[relation]);
}

/**
 * Words that only the ordained are called by, each as a word of its own or at the end of one: 대사 is an ambassador too,
 * 주지 begins 주지사, 법사 begins 법사위, and 선사 is a shipping company.
 */
const ORDAINED =
  /(?:스님|비구니?|대종사|대선사)$|^(?:주지|방장|조실|종정|승려|법사|군법사)$|大師|禪師|法師|和尙/;

type Deceased = {
  name: string;
  relation: Relation;
  sex: Sex;
  religion: FuneralReligion;
  /** 직함. */
  title: string;
  /** 세례명, 법명. */
  otherName: string;
};

/** Whether one of the words by which somebody was called says that they had taken vows. */
function isOrdained({ name, title, otherName }: Pick<Deceased, "name" | "title" | "otherName">): boolean {
  return [name, title, otherName].some((words) =>
    words.split(/[\s,·()]+/).some((word) => ORDAINED.test(word)),
  );
}

/** How the family's belief says that somebody died, as a verb that asks for 하셨기에. Lay Buddhists do not 입적. */
export function passingOf(deceased: Pick<Deceased, "name" | "religion" | "title" | "otherName">): string {
  const verbs = { none: "별세", protestant: "소천", catholic: "선종", buddhist: "별세", won: "열반" };
  return deceased.religion === "buddhist" && isOrdained(deceased) ? "입적" : verbs[deceased.religion];
}

/** `김한결 님`; who is called 고요 스님 has it already. Full names are typed here, so nothing else is guessed from their ends: 김태형, 장순이. */
export function withNim(name: string): string {
  const called = name.trim();
  return called.endsWith("님") ? called : `${called} 님`;
}

function asSubject(name: string): string {
  const last = name.charCodeAt(name.length - 1);
  const isClosed = last >= 0xac00 && last <= 0xd7a3 && (last - 0xac00) % 28 > 0;
  return `${name}${isClosed ? "이" : "가"}`;
}

const calling: Partial<Record<FuneralReligion, string>> = {
  protestant: "하나님의 부르심을 받아",
  catholic: "하느님의 부르심을 받아",
};

/** The sentence of the notice, in lines. `day` is already in words, or empty. */
export function noticeOf(deceased: Deceased, day: string): string[] {
  const { relation, religion } = deceased;
  const name = deceased.name.trim();
  const { kin } = calledBy(deceased);
  if (relation === "child") {
    const who = `${kin ? `사랑하는 ${kin} ` : ""}故 ${asSubject(name)}`;
    const lines = [who, day, "저희 곁을 먼저 떠났습니다."];
    return [...lines, "아픈 마음으로 알려 드립니다."].filter(Boolean);
  }
  const [who, passed] = [`${kin ? `${kin} ` : ""}故 ${withNim(name)}께서`, `${passingOf(deceased)}하셨기에`];
  const call = calling[religion];
  const rest = call ? [`${call} ${passed}`, "삼가 알려 드립니다."] : [`${passed} 삼가 알려 드립니다.`];
  return [who, day, ...rest].filter(Boolean);
}

/** The same once it is no news any more. */
export function memoryOf(deceased: Deceased, day: string): string[] {
  const passed =
    deceased.relation === "child" ? "저희 곁을 먼저 떠났습니다." : `${passingOf(deceased)}하셨습니다.`;
  return [[day, passed].filter(Boolean).join(" "), "오래 기억하겠습니다."];
}

const comforts: Record<FuneralReligion, string> = {
  none: "삼가 고인의 명복을 빕니다.",
  protestant: "하나님의 위로가 유가족과 함께하시기를 기도합니다.",
  catholic: "고인께서 하느님 품에서 평안히 쉬시기를 기도합니다.",
  buddhist: "고인의 극락왕생을 발원합니다.",
  won: "고인의 완전한 해탈천도를 축원합니다.",
};

/** To parents nobody speaks of a happy end. */
const comfortsOfParents: Record<FuneralReligion, string> = {
  ...comforts,
  none: "무어라 위로의 말씀을 드려야 할지 모르겠습니다.",
  catholic: "하느님의 위로가 유가족과 함께하시기를 기도합니다.",
};

/** What one says to the bereaved. A family does not say it of its own dead: it is for guests, and for who tells it in the name of others. */
export function comfortOf({ religion, relation }: Pick<Deceased, "religion" | "relation">): string {
  return (relation === "child" ? comfortsOfParents : comforts)[religion];
}

/** 향년 is said of a life that was lived to its years. */
export function ageOf({ age, relation }: { age: string; relation: Relation }): string {
  if (!age) return "";
  return relation === "child" ? `${Number(age)}세` : `향년 ${Number(age)}세`;
}
