/** What is said of a death, by who tells it and by what the family believes. No schema here: guests load it. */

export const religions = {
  none: "없음",
  protestant: "기독교",
  catholic: "천주교",
  buddhist: "불교",
  won: "원불교",
} as const;
export type Religion = keyof typeof religions;

export const sexes = { unsaid: "말하지 않기", male: "남", female: "여" } as const;
export type Sex = keyof typeof sexes;

/** What the deceased was to the one who tells it; in the order people look for it. */
export const relations = {
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
export type Relation = keyof typeof relations;

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
  "wife-father": { mourning: "빙부상", kin: "빙부" },
  "wife-mother": { mourning: "빙모상", kin: "빙모" },
  "husband-father": { mourning: "시부상", kin: "시부" },
  "husband-mother": { mourning: "시모상", kin: "시모" },
  grandfather: { mourning: "조부상", kin: "조부" },
  grandmother: { mourning: "조모상", kin: "조모" },
  "mother-father": { mourning: "외조부상", kin: "외조부" },
  "mother-mother": { mourning: "외조모상", kin: "외조모" },
  sibling: {
    unsaid: { mourning: "형제상", kin: "형제" },
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

/** Who has taken vows is said to enter stillness; lay Buddhists are not. */
const ORDAINED = /스님|선사|대사|비구|주지|법사/;

type Deceased = {
  name: string;
  relation: Relation;
  sex: Sex;
  religion: Religion;
  /** 직함. */
  title: string;
};

/** How the family's belief says that somebody died, as a verb that asks for 하셨기에. */
export function passingOf({ religion, title }: Pick<Deceased, "religion" | "title">): string {
  if (religion === "buddhist") return ORDAINED.test(title) ? "입적" : "별세";
  return { none: "별세", protestant: "소천", catholic: "선종", won: "열반" }[religion];
}

const calling: Partial<Record<Religion, string>> = {
  protestant: "하나님의 부르심을 받아",
  catholic: "하느님의 부르심을 받아",
};

/** The sentence of the notice, in lines. `day` is already in words, or empty. */
export function noticeOf(deceased: Deceased, day: string): string[] {
  const { relation, religion } = deceased;
  const name = deceased.name.trim();
  const { kin } = calledBy(deceased);
  if (relation === "child") {
    const lines = [`${kin ? `사랑하는 ${kin} ` : ""}故 ${name}`, day, "저희 곁을 먼저 떠났습니다."];
    return [...lines, "아픈 마음으로 알려 드립니다."].filter(Boolean);
  }
  const [who, passed] = [`${kin ? `${kin} ` : ""}故 ${name} 님께서`, `${passingOf(deceased)}하셨기에`];
  const call = calling[religion];
  const rest = call ? [`${call} ${passed}`, "삼가 알려 드립니다."] : [`${passed} 삼가 알려 드립니다.`];
  return [who, day, ...rest].filter(Boolean);
}

/** The same once it is no news any more. */
export function memoryOf({ relation, religion, title }: Deceased, day: string): string[] {
  const passed =
    relation === "child" ? "저희 곁을 먼저 떠났습니다." : `${passingOf({ religion, title })}하셨습니다.`;
  return [[day, passed].filter(Boolean).join(" "), "오래 기억하겠습니다."];
}

/** What one says to the bereaved. */
export const comforts: Record<Religion, string> = {
  none: "삼가 고인의 명복을 빕니다.",
  protestant: "하나님의 위로가 유가족과 함께하기를 기도합니다.",
  catholic: "고인이 하느님 품에서 평안히 쉬기를 기도합니다.",
  buddhist: "고인의 극락왕생을 발원합니다.",
  won: "고인의 완전한 해탈천도를 축원합니다.",
};

/** 향년 is said of a life that was lived to its years. */
export function ageOf({ age, relation }: { age: string; relation: Relation }): string {
  if (!age) return "";
  return relation === "child" ? `${Number(age)}세` : `향년 ${Number(age)}세`;
}
