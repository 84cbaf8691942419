/** Beliefs that speak of death in words of their own. */
export const beliefs = { protestant: "기독교", catholic: "천주교", buddhist: "불교", won: "원불교" } as const;
export type Belief = keyof typeof beliefs;

type BeliefWord = { word: RegExp; by: readonly Belief[] };

/** Words that are said by some beliefs only. 미사일 is none, nor 주주님. */
const WORDS: readonly BeliefWord[] = [
  { word: /하나님/, by: ["protestant"] },
  { word: /하느님/, by: ["catholic"] },
  { word: /(?<![가-힣])(?:주님|예수님?|그리스도)/, by: ["protestant", "catholic"] },
  { word: /(?<![가-힣])(?:(?:장례|추모|발인|입관|위로|추도)\s?)?예배/, by: ["protestant"] },
  { word: /(?<![가-힣])(?:(?:장례|추모|위령)\s?)?미사(?!일)/, by: ["catholic"] },
  { word: /성모님|연미사|위령기도/, by: ["catholic"] },
  { word: /부처님/, by: ["buddhist", "won"] },
  { word: /극락왕생|왕생극락|극락/, by: ["buddhist", "won"] },
  { word: /법신불|사은님|사은의 은혜/, by: ["won"] },
];

/** How a death is called by some beliefs only. */
export const PASSING_WORDS: readonly BeliefWord[] = [
  { word: /소천(?=하)/, by: ["protestant"] },
  { word: /선종(?=하)/, by: ["catholic"] },
  { word: /열반(?=하|에 드)/, by: ["won", "buddhist"] },
  { word: /입적(?=하)/, by: ["buddhist"] },
];

export type SaidByBelief = { said: string; at: number; by: readonly Belief[] };

/** What of a text is the word of some belief. */
export function beliefWordsIn(text: string, words: readonly BeliefWord[] = WORDS): SaidByBelief[] {
  return words.flatMap(({ word, by }) => {
    const found = word.exec(text);
    return found ? [{ said: found[0].trim(), at: found.index, by }] : [];
  });
}
