import { couple } from "#cards/kinds/greeting/couple/section.ts";
import type { PastedText } from "#cards/reading/stretch.ts";
import { type ReadNumber, readTelephones } from "#cards/reading/telephones.ts";
import { intoFields, type Understood } from "#cards/reading/understood.ts";
import { type CoupleWho, readCouple } from "./couple.ts";

const words: Record<CoupleWho, string> = { groom: "신랑", bride: "신부" };
const parents = { father: /아버지|아버님|부친|父/, mother: /어머니|어머님|모친|母/ } as const;

type Whose = { who: CoupleWho; parent: keyof typeof parents | null; sure: boolean };

/** Numbers of the two and of their parents: by the words before them, or by the name. */
export function readCouplePhones(pasted: PastedText): Understood[] {
  const people = readCouple(pasted.text);
  const named = (["groom", "bride"] as const).flatMap((who) => {
    const { name, father, mother } = people[who];
    return [
      { name: name ? name.value.familyName + name.value.givenName : "", who, parent: null },
      { name: father?.value.name ?? "", who, parent: "father" as const },
      { name: mother?.value.name ?? "", who, parent: "mother" as const },
    ].filter((one) => one.name.length > 2);
  });
  const taken = new Set<string>();
  return readTelephones(pasted).flatMap((number) => {
    const byName = named.filter(({ name }) => number.before.includes(name));
    const [only] = byName.length === 1 ? byName : [];
    const whose: Whose | null = only ? { ...only, sure: true } : byWords(pasted, number);
    if (!whose || taken.has(`${whose.who}.${whose.parent}`)) return [];
    taken.add(`${whose.who}.${whose.parent}`);
    return [intoPhone(number, whose)];
  });
}

function intoPhone(number: ReadNumber, { who, parent, sure }: Whose): Understood {
  const role = parent && { father: "아버지", mother: "어머니" }[parent];
  return intoFields({
    what: [words[who], role, "전화"].filter(Boolean).join(" "),
    section: couple,
    read: { at: number.at, sure },
    fields: { [[who, parent, "phone"].filter(Boolean).join(".")]: number.value },
  });
}

function byWords({ text }: PastedText, { before, at: [place] }: ReadNumber): Whose | null {
  const who = sideIn(before) ?? sideIn(headingAbove(text, place?.from ?? 0));
  if (!who) return null;
  const parent = parents.father.test(before) ? "father" : parents.mother.test(before) ? "mother" : null;
  if (parent) return { who, parent, sure: true };
  const isOwn = new RegExp(`${words[who]}(?!\\s*(?:측|쪽|혼주))`).test(before);
  return isOwn ? { who, parent: null, sure: true } : null;
}

function sideIn(line: string): CoupleWho | null {
  const [his, hers] = [line.lastIndexOf("신랑"), line.lastIndexOf("신부")];
  if (his === hers) return null;
  return his > hers ? "groom" : "bride";
}

/** The nearest line above that names one side and not the other. */
function headingAbove(text: string, place: number): string {
  const lines = text.slice(0, place).split("\n").slice(-6, -1).toReversed();
  return lines.find((line) => line.includes("신랑") !== line.includes("신부")) ?? "";
}
