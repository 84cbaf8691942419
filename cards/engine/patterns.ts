import { josa, type Particle } from "#cards/korean/hangul.ts";

/** A fact in words, and what stands in its place as long as nobody has typed it. */
export type FactWord = { said: string; unsaid: string };
/** What a card's patterns may say, by the name it has in them. */
export type FactWords = Readonly<Record<string, FactWord>>;

const PLACE = /\{([가-힣]+)(?::([가-힣]+\/[가-힣]+))?\}/gu;

/**
 * `{아기:이/가} 첫돌을 맞습니다` with the card's own name, and the particle that its sound asks for. It says nothing
 * while it lacks a fact for which nothing can stand.
 */
export function fillPattern(pattern: string, words: FactWords): string {
  const lacks = ({ said, unsaid }: FactWord = { said: "", unsaid: "" }) => !said.trim() && !unsaid;
  if (factsNamedIn(pattern).some((name) => lacks(words[name]))) return "";
  return pattern.replace(PLACE, (_, name: string, particle?: Particle) => {
    const word = words[name];
    const said = word ? word.said.trim() || word.unsaid : "";
    return said && particle ? josa(said, particle) : said;
  });
}

/** Whether words have places for facts. */
export function isPattern(text: string): boolean {
  return text.search(PLACE) >= 0;
}

function factsNamedIn(pattern: string): string[] {
  return [...pattern.matchAll(PLACE)].map(([, name = ""]) => name);
}
