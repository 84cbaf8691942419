/** Something that shops sell for us: one plan of one kind of card. */
export type Product = {
  /** Ours, to be written into a shop's own field for codes. */
  code: string;
  /** As people read it: 모바일 카드 · 프리미엄. */
  label: string;
  kind: string;
  plan: string;
  /** What a shop may call the kind, and the plan. */
  kindNames: readonly string[];
  planNames: readonly string[];
};

/** What a line of an order says of what was bought. */
export type Bought = { code?: string; name: string; option?: string };

/** Names of fewer letters are parts of other words, and count only where they stand alone. */
const LEAST_WITHIN = 3;

/** The one product that is meant. Undefined where none is, or more than one: nothing is guessed. */
export function productBought(products: readonly Product[], { code, name, option = "" }: Bought) {
  const coded = products.find((product) => product.code === code?.trim().toLowerCase());
  if (coded) return coded;
  const ofKind = kindMeant(products, name) ?? kindMeant(products, `${name} ${option}`);
  if (!ofKind) return undefined;
  // What the buyer chose counts before what the shop calls all of it.
  const said = [option, name].find((text) => planWords(products, text).length > 0);
  if (said === undefined) return ofKind.length === 1 ? ofKind[0] : undefined;
  const words = planWords(products, said);
  const meant = ofKind.filter(({ planNames }) => planNames.some((word) => words.includes(squeezed(word))));
  const isWhole = words.every((word) => meant.some((product) => names(product.planNames).includes(word)));
  return meant.length === 1 && isWhole ? meant[0] : undefined;
}

/** All products of the one kind that a text names; where one name is part of another, the longer one is meant. */
function kindMeant(products: readonly Product[], text: string): Product[] | undefined {
  const said = products.flatMap(({ kind, kindNames }) =>
    names(kindNames)
      .filter((name) => says(text, name))
      .map((name) => ({ kind, name })),
  );
  const longest = said.filter(
    ({ kind, name }) =>
      !said.some((other) => other.kind !== kind && other.name !== name && other.name.includes(name)),
  );
  const [kind, ...others] = new Set(longest.map((one) => one.kind));
  return kind && others.length === 0 ? products.filter((product) => product.kind === kind) : undefined;
}

/** Every word for a plan, of any kind, that a text has. */
function planWords(products: readonly Product[], text: string): string[] {
  const all = new Set(products.flatMap(({ planNames }) => names(planNames)));
  return [...all].filter((word) => says(text, word));
}

function says(text: string, name: string): boolean {
  const words = wordsOf(text);
  if (name.length < LEAST_WITHIN) {
    return words.some((_, from) => words.some((__, to) => words.slice(from, to + 1).join("") === name));
  }
  const at = words.join("").indexOf(name);
  // 1,100명 is not 100명.
  return at >= 0 && !(/^\d/.test(name) && /\d/.test(words.join("")[at - 1] ?? ""));
}

function names(all: readonly string[]): string[] {
  return all.map(squeezed);
}

function squeezed(text: string): string {
  return wordsOf(text).join("");
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
