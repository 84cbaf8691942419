import { type CardContent, part } from "#cards/engine/card.ts";
import type { NamedPerson, PeopleOn } from "#cards/inspector/people.ts";
import { type Mourner, mourners } from "./mourners/section.ts";
import { obituary } from "./obituary/section.ts";

/** One row of those who mourn; brothers are often named in one. */
export type MournerRow = { mourner: Mourner; names: readonly string[]; section: string; field: string };

export function mournerRows(content: CardContent): MournerRow[] {
  const { chief, family } = part(content, mourners);
  return [
    { mourner: chief, field: "chief" },
    ...family.map((mourner, at) => ({ mourner, field: `family.${at}` })),
  ]
    .filter(({ mourner }) => mourner.name.trim() !== "")
    .map((row) => ({ ...row, names: namesInRow(row.mourner.name), section: mourners.name }));
}

/** Without what stands around a name: 故 김민수(미국). */
export function bareName(name: string): string {
  return name.replace(/\(.*?\)|[故\s]/gu, "").replace(/님$/u, "");
}

function namesInRow(row: string): string[] {
  const parts = row.replace(/\(.*?\)/gu, "").split(/[·ㆍ,/&、]/u);
  const words = parts.flatMap((one) => {
    const apart = one.trim().split(/\s+/u);
    return apart.every((word) => /^[가-힣]{3,4}$/u.test(word)) ? apart : [one];
  });
  return words.map(bareName).filter(Boolean);
}

/** Who died, then those who mourn. */
export const peopleOnNotice: PeopleOn = (content) => {
  const { name } = part(content, obituary);
  const late: NamedPerson = { section: obituary.name, field: "name", name: bareName(name), isLate: true };
  const living = mournerRows(content).flatMap(({ mourner, names, section, field }) =>
    names.map((one) => ({
      section,
      field: `${field}.name`,
      name: one,
      isLate: mourner.name.trim().startsWith("故"),
      ...(names.length === 1 && { phone: mourner.phone }),
    })),
  );
  return late.name ? [late, ...living] : living;
};
