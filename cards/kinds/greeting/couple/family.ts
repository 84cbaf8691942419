import type { CardContent } from "#cards/engine/card.ts";
import type { Couple, Parent, Person } from "./section.ts";

type Language = CardContent["language"];
export type CoupleSide = { who: "groom" | "bride"; person: Person };

/** Both sides, in the order the couple chose. */
export function coupleSides({ brideFirst, groom, bride }: Couple): [CoupleSide, CoupleSide] {
  const [his, hers]: [CoupleSide, CoupleSide] = [
    { who: "groom", person: groom },
    { who: "bride", person: bride },
  ];
  return brideFirst ? [hers, his] : [his, hers];
}

/** `김민준`, but `Emma Brown`. */
export function fullName({ familyName, givenName }: Pick<Person, "familyName" | "givenName">): string {
  const [family, given] = [familyName.trim(), givenName.trim()];
  return /[a-z]$/i.test(family + given) ? [given, family].filter(Boolean).join(" ") : family + given;
}

/** A name in a sentence: its own words around it, and it. */
export type FamilyLine = { before: string; name: string; after: string };

const roles = { ko: { groom: "신랑", bride: "신부" }, en: { groom: "Groom", bride: "Bride" } } as const;
const child = { ko: { groom: "아들", bride: "딸" }, en: { groom: "son", bride: "daughter" } } as const;

const english: Record<string, string> = {
  장남: "eldest son",
  차남: "second son",
  삼남: "third son",
  막내: "youngest child",
  외아들: "only son",
  장녀: "eldest daughter",
  차녀: "second daughter",
  삼녀: "third daughter",
  외동딸: "only daughter",
};

/** `김철수 · 이영희의 장남 민준`; null while nobody has a name. */
export function familyLine({ who, person }: CoupleSide, language: Language): FamilyLine | null {
  const whole = fullName(person);
  if (!whole) return null;
  const parents = [person.father, person.mother].filter(isNamed);
  if (parents.length === 0) return { before: roles[language][who], name: whole, after: "" };

  const name = familyNameIsSaid(person, parents) ? person.givenName.trim() : whole;
  const relation = person.relation.trim();
  if (language === "en") {
    const said = english[relation] ?? child.en[who];
    return {
      before: "",
      name,
      after: `${said} of ${parents.map((one) => parentName(one, "en")).join(" and ")}`,
    };
  }
  const said = relation || child.ko[who];
  return { before: `${parents.map((one) => parentName(one, "ko")).join(" · ")}의 ${said}`, name, after: "" };
}

/** Whether a guest reads of this parent. */
export function isNamed({ name, hidden }: Parent): boolean {
  return !hidden && name.trim() !== "";
}

/** A guest who reads no parent of that family name would not know whose son “민준” is. */
function familyNameIsSaid({ familyName, givenName }: Person, parents: Parent[]): boolean {
  const family = familyName.trim();
  return givenName.trim() !== "" && parents.some(({ name }) => name.trim().startsWith(family));
}

function parentName({ name, late, baptismalName }: Parent, language: Language): string {
  const mark = { ko: "故 ", en: "the late " }[language];
  return `${late ? mark : ""}${[name.trim(), baptismalName.trim()].filter(Boolean).join(" ")}`;
}

const parentRoles = {
  ko: {
    groom: { father: "신랑 아버지", mother: "신랑 어머니" },
    bride: { father: "신부 아버지", mother: "신부 어머니" },
  },
  en: {
    groom: { father: "Groom’s father", mother: "Groom’s mother" },
    bride: { father: "Bride’s father", mother: "Bride’s mother" },
  },
} as const;

/** Whom a guest may call on one side: neither the hidden nor the dead. */
export function contacts(
  { who, person }: CoupleSide,
  language: Language,
): { relation: string; name: string; phone: string }[] {
  const parents = (["father", "mother"] as const)
    .filter((which) => isNamed(person[which]) && !person[which].late)
    .map((which) => ({
      relation: parentRoles[language][who][which],
      name: person[which].name.trim(),
      phone: person[which].phone,
    }));
  return [{ relation: roles[language][who], name: fullName(person), phone: person.phone }, ...parents];
}

export function roleOf(who: CoupleSide["who"], language: Language): string {
  return roles[language][who];
}
