import { beginsInRegion } from "#cards/inspector/regions.ts";
import {
  groupAt,
  lineAt,
  type PastedText,
  type ReadValue,
  type Stretch,
  withoutStretches,
} from "./stretch.ts";
import { readTelephones } from "./telephones.ts";

/** Road or plot: 서울 강남구 선릉로 757 (청담동), 경기도 용인시 처인구 백암면 근곡리 12-3. */
const ADDRESS =
  /(?<![가-힣])(?:[가-힣]{2,7} )?(?:[가-힣]{1,5}[시군구] ){0,3}(?:[가-힣\d]{1,6}[읍면] )?[가-힣\d·]{1,8}(?:대로|로|길|동|리|가) ?(?:[가-힣\d]{1,6}(?:번?길|로) ?)?(?:지하 ?|산 ?)?\d{1,4}(?:-\d{1,4})?(?!\d|층|호|시|월|일|:|~)(?:번지)?(?: ?\([^)\n]{2,20}[동리가,][^)\n]{0,20}\))?/g;

export function readAddresses({ left }: Pick<PastedText, "left">): ReadValue<string>[] {
  return [...left.matchAll(ADDRESS)].flatMap((match) => {
    const [value] = match;
    const inRegion = beginsInRegion(value);
    if (!inRegion && !/^[가-힣]{1,5}[시군구] /.test(value)) return [];
    return [
      { value: value.trim(), sure: inRegion, at: [{ from: match.index, to: match.index + value.length }] },
    ];
  });
}

/** Where something is held, in the words of a card. */
export type ReadPlace = {
  name: ReadValue<string> | null;
  hall: ReadValue<string> | null;
  address: ReadValue<string> | null;
};

/** What a line of a place begins with; `words` are those of a kind: 장소|예식장. */
export function labelled(words: string): RegExp {
  return new RegExp(
    `(?:^|\\n)[^가-힣A-Za-z0-9\\n]*(?:\\d{1,2}[.)]\\s*)?(?:${words})(?:은|는)?(?![가-힣])[^\\S\\n]*[:：\\])>|\\-•·]*[^\\S\\n]*(\\n?[^\\n]+)`,
    "di",
  );
}

const HOUSES =
  "웨딩|컨벤션|호텔|채플|예식장|회관|하우스|가든|정원|뷔페|교회|성당|레스토랑|센터|홀|병원|장례식장|문화원|갤러리|카페|스튜디오|연회장|타워|클럽|리조트|한정식|한옥|식당|팰리스|볼룸|파크|키친|살롱";
const PLACE_WORD = new RegExp(`(?:${HOUSES})`);

/** Floors, halls and rooms begin where the name of the house ends. */
const HALL_WORD =
  /^(?:지하|지상|[A-Z]?\d{0,2}층|B?\d{1,2}F|지하\d{1,2}층|본관|별관|신관|본당|대성당|대성전|예배당|별채|안채|사랑채|대강당|강당|로비|야외\S*|\S*(?<!웨딩|예식|컨벤션|아트)홀|\S*볼룸|\S*룸|\S*연회장|\S+실|특?\d+호|[A-Z]\d*홀)$/i;
/** Within a sentence: 새봄컨벤션 3층에서. */
const IN_SENTENCE = new RegExp(
  `(?<![가-힣])([가-힣A-Za-z]*(?:${HOUSES})[가-힣]{0,4}?)((?: (?:지하 ?)?\\d{1,2}층)?(?: [가-힣A-Za-z]{1,8}(?:홀|룸|볼룸))?)(?=에서)`,
  "d",
);
/** So ends what is said, not named. */
const IS_SENTENCE = /(?<!입)니다[.!~]*$|(?:세요|어요|아요|올려요|며|고|는|을|를|에서)[.!~]*$|\d{2}:\d{2}/;

/** By its label where it has one; else by the line that reads as a place, or by the words of a sentence. */
export function readPlace(pasted: PastedText, labels: RegExp): ReadPlace {
  const [address = null] = readAddresses(pasted);
  const numbers = readTelephones(pasted).flatMap(({ at }) => at);
  const left = withoutStretches(pasted.left, [...numbers, ...(address?.at ?? [])]);
  const line = lineOfPlace(left, labels, address);
  if (!line) return { ...placeInSentence(left), address };
  const words = wordsIn(left, line);
  const cut = words.findIndex((word, index) => index > 0 && HALL_WORD.test(word.text));
  const [name, hall] = cut < 0 ? [words, []] : [words.slice(0, cut), words.slice(cut)];
  return {
    name: joined(name, line.sure),
    hall: joined(cut < 0 ? hallBelow(left, line) : hall, line.sure),
    address,
  };
}

/** A line of nothing but a floor, a hall or a room belongs to the house above it. */
function hallBelow(left: string, { to }: Stretch): Word[] {
  const words = wordsIn(left, lineAt(left, to + 1));
  return words.every(({ text }) => HALL_WORD.test(text)) ? words : [];
}

function placeInSentence(left: string): Omit<ReadPlace, "address"> {
  const match = IN_SENTENCE.exec(left);
  const [nameAt, hallAt] = match ? [groupAt(match, 1), groupAt(match, 2)] : [null, null];
  const hall = match?.[2]?.trim();
  return {
    name: match && nameAt ? { value: match[1] ?? "", sure: false, at: [nameAt] } : null,
    hall: hall && hallAt ? { value: hall, sure: false, at: [hallAt] } : null,
  };
}

type PlaceLine = Stretch & { sure: boolean };

/** How far from an address the name of its house may stand. */
const BESIDE = 60;

function lineOfPlace(left: string, labels: RegExp, address: ReadValue<string> | null): PlaceLine | null {
  const found = labels.exec(left)?.indices?.[1];
  // Behind a label that stands alone comes the line below it; where only the address does, there is no name.
  if (found && !IS_SENTENCE.test(left.slice(...found))) return { from: found[0], to: found[1], sure: true };
  const near = address?.at[0]?.from;
  const lines = linesOf(left).filter(({ from, to }) => {
    const line = left.slice(from, to);
    return (
      line.length <= 60 && !IS_SENTENCE.test(line) && (PLACE_WORD.test(line) || hasHall(left, { from, to }))
    );
  });
  const beside = lines.find(
    ({ from, to }) => near !== undefined && near >= from - BESIDE && near <= to + BESIDE,
  );
  const [first] = lines;
  if (beside) return { ...beside, sure: true };
  return first ? { ...first, sure: lines.length === 1 && hasHall(left, first) } : null;
}

function hasHall(left: string, line: Stretch): boolean {
  const words = wordsIn(left, line);
  return words.length <= 5 && words.some(({ text }, index) => index > 0 && HALL_WORD.test(text));
}

function linesOf(text: string): Stretch[] {
  const found: Stretch[] = [];
  for (let from = 0; from <= text.length; ) {
    const line = lineAt(text, from);
    if (line.to > line.from) found.push(line);
    from = line.to + 1;
  }
  return found;
}

type Word = Stretch & { text: string };

function wordsIn(left: string, { from, to }: Stretch): Word[] {
  const found = [...left.slice(from, to).matchAll(/[^\s\uE000()[\]{}:|/,"'“”‘’<>【】「」]+/g)].map(
    (match) => ({
      text: match[0].replace(/(?:에서|입니다)?[.,]*$/, ""),
      from: from + match.index,
      to: from + match.index + match[0].length,
    }),
  );
  return found.filter(
    ({ text }) => /[가-힣A-Za-z\d]/.test(text) && !/^(?:Tel|T|전화|주소|☎)\.?$/i.test(text),
  );
}

function joined(words: readonly Word[], sure: boolean): ReadValue<string> | null {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return null;
  return { value: words.map(({ text }) => text).join(" "), sure, at: [{ from: first.from, to: last.to }] };
}
