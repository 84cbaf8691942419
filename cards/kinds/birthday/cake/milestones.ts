/** What is celebrated, as it is called; in the order it is offered. A first birthday has a kind of its own. */
export const milestones = {
  birthday: "생일",
  "hundred-days": "백일",
  twenty: "스무 살",
  hwangap: "환갑",
  chilsun: "칠순",
  heesu: "희수",
  palsun: "팔순",
  misu: "미수",
  gusun: "구순",
  baeksu: "백수",
} as const;
export type Milestone = keyof typeof milestones;

/** At which birthday each is kept: by the years one has lived, and where custom counts the first year too, one earlier. */
const kept: Partial<Record<Milestone, readonly number[]>> = {
  twenty: [19, 20],
  hwangap: [60],
  chilsun: [69, 70],
  heesu: [76, 77],
  palsun: [79, 80],
  misu: [87, 88],
  gusun: [89, 90],
  baeksu: [98, 99],
};

/** Of which number it is, in the ways that people count; none for a day that is kept at any age. */
export function keptAt(milestone: Milestone): readonly number[] {
  return kept[milestone] ?? [];
}

/** What a birthday of this number is called; a plain birthday where it has no name. */
export function milestoneAt(age: number): Milestone {
  const found = (Object.keys(kept) as Milestone[]).find((milestone) => kept[milestone]?.includes(age));
  return found ?? "birthday";
}

/** Whether it is somebody to whom one bows. */
export function isElder(milestone: Milestone): boolean {
  return !["birthday", "hundred-days", "twenty"].includes(milestone);
}

type Named = { milestone: Milestone; age: number | null };

/** `칠순`, `12번째 생일`, `생일`. */
export function occasionWords({ milestone, age }: Named): string {
  return milestone === "birthday" && age !== null ? `${age}번째 생일` : milestones[milestone];
}

const english: Partial<Record<Milestone, string>> = { "hundred-days": "100 days" };

/** The same in English, small over a name. */
export function englishWords({ milestone, age }: Named): string {
  return english[milestone] ?? (age === null ? "Happy birthday" : `Happy ${ordinal(age)} birthday`);
}

function ordinal(count: number): string {
  const teen = count % 100 >= 11 && count % 100 <= 13;
  return `${count}${teen ? "th" : (["th", "st", "nd", "rd"][count % 10] ?? "th")}`;
}
