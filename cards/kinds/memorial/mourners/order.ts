/** As families are named after a death, the nearest first. */
const ORDER = [
  "spouse",
  "son",
  "son's wife",
  "daughter",
  "daughter's husband",
  "grandchild",
  "grandchild's spouse",
  "great-grandchild",
  "parent",
  "elder",
  "sibling",
  "sibling-in-law",
  "nephew or niece",
  "nephew's or niece's spouse",
  "kin",
] as const;
export type KinPlace = (typeof ORDER)[number];

/** What a relation is in the end: 막내아들 is a 아들. A narrower word stands before the wider one that it ends in. */
const heads: readonly (readonly [KinPlace, RegExp])[] = [
  ["great-grandchild", /증손|고손|현손/],
  ["kin", /사촌|육촌|당숙|당고모|[백숙]부$|[백숙]모$|삼촌$|[고이]모부?$|(?:큰|작은)(?:아버지|어머니)$/],
  ["nephew's or niece's spouse", /질[부서]$/],
  ["nephew or niece", /조카|질녀$|질$/],
  ["grandchild's spouse", /손[부서]$/],
  ["grandchild", /손[자녀주]?$|손자녀$/],
  ["elder", /시(?:아버지|어머니|부|모|부모)$|장인$|장모$|[빙조]부$|[빙조]모$|할아버지$|할머니$|조부모$/],
  ["sibling-in-law", /처[남형제]$|시동생$|시누이?$|시숙$|동서$|아주버니$|도련님$/],
  ["sibling", /형님?$|누나$|누님$|누이$|언니$|오빠$|오라버니$|동생$|형제$|자매$|남매$/],
  ["sibling", /[형제계]수$|[매자]형$|매[부제]$|[형제]부$|올케$/],
  ["parent", /아버[지님]$|어머[니님]$|[부모]친$|부모님?$|[계양생]모$|[양생]부$|^[부모]$/],
  ["son's wife", /며느[리님]$|자부$|子婦$/],
  ["daughter's husband", /사위$|여서$|[壻婿]$/],
  ["son", /아들$|아드님$|[장차이삼사오육칠팔구막\d]남$|[장차양독]자$|^[자子]$|[長次嗣]子$|상주$/],
  ["daughter", /딸$|따님$|[장차이삼사오육칠팔구막양\d]녀$|여식$|^[여녀女]$|[長次]女$/],
  ["spouse", /배우자$|남편$|부인$|아내$|미망인$|처$|집사람$/],
];

/** Where the wife or husband of somebody in a place is named; beside them where it is not said. */
const spouses: Partial<Record<KinPlace, KinPlace>> = {
  son: "son's wife",
  daughter: "daughter's husband",
  grandchild: "grandchild's spouse",
  "nephew or niece": "nephew's or niece's spouse",
};

function headOf(word: string): KinPlace | undefined {
  return heads.find(([, words]) => words.test(word))?.[0];
}

/** What somebody was to the deceased, by the word for it; undefined where custom has no place for them. */
export function kinPlaceOf(relation: string): KinPlace | undefined {
  // `손자·손녀 (미국)` stands where its first does.
  const [word = ""] = relation.replace(/\(.*?\)|\s|부부$/g, "").split(/[·ㆍ,/&]/);
  const partner = /^(.+?)의?(?:배우자|아내|남편|부인|처|며느리|사위)$/.exec(word)?.[1];
  const whose = partner && headOf(partner);
  if (whose && whose !== "spouse") return spouses[whose] ?? whose;
  // Children are also called by their number alone.
  return headOf(word) ?? (/^(?:[첫둘셋넷]째|다섯째|막내|맏이|자녀|자식)$/.test(word) ? "son" : undefined);
}

/** In the order of custom; those of one place stay as they were typed, and who has no place in custom comes last. */
export function inCustom<One extends { relation: string }>(family: readonly One[]): One[] {
  const rank = ({ relation }: One) => {
    const place = kinPlaceOf(relation);
    return place ? ORDER.indexOf(place) : ORDER.length;
  };
  return family.toSorted((a, b) => rank(a) - rank(b));
}
