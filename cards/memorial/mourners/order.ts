/** As families are named after a death, the nearest first. A narrower word stands before the wider one it contains. */
const places: readonly (readonly [place: number, words: RegExp])[] = [
  [0, /배우자|남편|부인|아내|미망인|처$/],
  [9, /증손/],
  [8, /손부|손서|손자며느리|손주며느리|손녀사위/],
  [7, /외손|손자|손녀|손주|손$/],
  [2, /며느리|자부|맏며/],
  [4, /사위/],
  [1, /아들|[장차삼사오육막]남|^자$|상주/],
  [3, /딸|[장차삼사오육막]녀|^여$/],
  [10, /아버지|어머니|부친|모친|부모/],
  [11, /형제|자매|형|누나|누이|언니|오빠|동생|매형|제수|형수|매부|매제/],
  [12, /조카|질녀|질부/],
];

/** Who has no place in custom follows those who have one. */
const LAST = 13;

function placeOf(relation: string): number {
  const found = places.find(([, words]) => words.test(relation.trim()));
  return found?.[0] ?? LAST;
}

/** In the order of custom; those of one place stay as they were typed. */
export function inCustom<One extends { relation: string }>(family: readonly One[]): One[] {
  return family.toSorted((a, b) => placeOf(a.relation) - placeOf(b.relation));
}
