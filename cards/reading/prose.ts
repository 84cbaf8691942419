import { lineAt, type PastedText, READ_SIGN, type ReadValue, type Stretch } from "./stretch.ts";

/** Sentences end so, in letters and in invitations. */
const ENDS =
  /(?:니다|세요|소서|어요|아요|해요|예요|에요|네요|까요|지요|래요|게요|바라며|구나|거야|단다|할게|했다|였다|겠다|있다|습니까|합시다|하자)[^\p{L}\p{N}\n]*$/mu;
/** What guests are told besides is no greeting. */
const NOTICE =
  /주차|셔틀|식사(?:는|권|장|시간|안내)|식권|화환|조화|축의|계좌|부의금|조의금|지하철|번 출구|버스|내비|네비|문의|링크|클릭|https?:|신청|접수|마감|참가비|회비|무료/;
/** Fewer syllables are a title or a cry. */
const FEWEST_SYLLABLES = 18;
const HEADING =
  /^[^가-힣A-Za-z]*(?:(?:삼가 |소중한 분들을 |여러분을 )?(?:모시는 (?:글|말씀)|초대(?:합니다|의 글|글|장)?|인사말|알리는 글|(?:wedding )?invitation))[^가-힣A-Za-z]*$/i;
/** A line that is a paragraph by itself and invites is the title of what follows. */
const TITLE = /초대합니다[^가-힣]*$/;

type Line = Stretch & { isFree: boolean };

/**
 * What of a text reads as words to its guests: the longest run of such paragraphs. Never sure. Lines with words that
 * `never` knows are no part of it.
 */
export function readProse({ text, left }: PastedText, never?: RegExp): ReadValue<string> | null {
  const runs: Line[][][] = [[]];
  for (const lines of paragraphs({ text, left, never })) {
    if (isProse(text, lines)) runs.at(-1)?.push(lines);
    else runs.push([]);
  }
  const written = runs.filter((run) => run.length > 0).map((run) => ({ run, value: said(text, run) }));
  const [longest] = written.toSorted((one, other) => other.value.length - one.value.length);
  return longest
    ? { value: longest.value, sure: false, at: longest.run.flat().filter(({ isFree }) => isFree) }
    : null;
}

function said(text: string, run: readonly Line[][]): string {
  const paragraph = (lines: readonly Line[]) =>
    lines
      .filter(({ isFree }) => isFree)
      .map(({ from, to }) => text.slice(from, to).trim())
      .join("\n");
  return run.map(paragraph).join("\n\n");
}

function isProse(text: string, lines: readonly Line[]): boolean {
  const free = lines.filter(({ isFree }) => isFree).map(({ from, to }) => text.slice(from, to));
  const words = free.join("\n");
  const isTitle = lines.length === 1 && TITLE.test(words);
  if (isTitle) return false;
  return (
    (words.match(/[가-힣]/g) ?? []).length >= FEWEST_SYLLABLES && ENDS.test(words) && !NOTICE.test(words)
  );
}

/** Lines between empty ones; a line of which something was read is no longer free. */
function paragraphs({
  text,
  left,
  never,
}: Pick<PastedText, "text" | "left"> & { never: RegExp | undefined }): Line[][] {
  const found: Line[][] = [[]];
  for (let from = 0; from <= text.length; ) {
    const { to } = lineAt(text, from);
    const rest = left.slice(from, to);
    if (rest.trim() === "") found.push([]);
    else {
      const letters = [...rest].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length;
      const line = text.slice(from, to);
      const isSaid = !HEADING.test(line) && !never?.test(line);
      const read = [...rest].filter((sign) => sign === READ_SIGN).length;
      found.at(-1)?.push({ from, to, isFree: letters > 1 && read < letters / 2 && isSaid });
    }
    from = to + 1;
  }
  return found.filter((lines) => lines.length > 0);
}
