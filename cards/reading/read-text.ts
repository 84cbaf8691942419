import type { CardContent } from "#cards/engine/card.ts";
import { withOwnChanges } from "#cards/engine/follow.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { linesAt, type PastedText, READ_SIGN, withoutStretches } from "./stretch.ts";
import type { TextReader, Understood } from "./understood.ts";

/** What was understood of a text, and the lines of it that were not. */
export type TextReading = { understood: readonly Understood[]; unread: readonly string[] };

/** Each step reads what those before it have left. */
export function readPastedText(reader: TextReader, { text, today }: Omit<PastedText, "left">): TextReading {
  let left = text;
  const understood = reader.steps.flatMap((step) => {
    const found = step({ text, left, today });
    left = withoutStretches(
      left,
      found.flatMap(({ at }) => at),
    );
    return found;
  });
  return { understood, unread: unreadLines(text, left) };
}

/** Labels, titles and signs: what says nothing by itself once the facts beside it were read. */
const SAYS_NOTHING =
  /일\s?시|날\s?짜|시\s?간|장\s?소|주\s?소|예식|결혼식?|초대(?:장|합니다|의 글)?|모시는 (?:글|말씀)|청첩장|신랑|신부|혼주|측|계좌(?:번호)?|예금주|은행|연락처|전화(?:번호)?|마음 전하(?:실|는) 곳|오시는 (?:곳|길)|부고|訃告|빈소|발인|입관|장지|상주|유족|고인|향년|님|씨|군|양|의|께서|에서|에|은|는|이|가|과|와|및|음력[^\n)]{0,14}일?|Wedding|Invitation|Day|Tel|부친|모친|아버지|어머니|주최|문의|참가비|마감|까지/gi;
const FEWEST_LETTERS = 2;
/** Of a line that was understood for the most part nothing is said. */
const MOSTLY = 0.4;

function unreadLines(text: string, left: string): string[] {
  const lines = left.split("\n");
  return text.split("\n").flatMap((line, index) => {
    const rest = (lines[index] ?? "").replaceAll(READ_SIGN, " ").replaceAll(SAYS_NOTHING, " ");
    const [open, all] = [countLetters(rest), countLetters(line)];
    return open >= FEWEST_LETTERS && open > all * MOSTLY ? [line.trim()] : [];
  });
}

function countLetters(line: string): number {
  return line.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** Something that was understood, against the card that it would change. */
export type PasteOffer = {
  what: string;
  section: string;
  sure: boolean;
  /** The lines that it was read from. */
  from: string;
  /** What the card would say. */
  says: string;
  /** What it says now; empty where that is nothing. */
  now: string;
  put: Understood["put"];
};

type Offering = { kind: Kind; content: CardContent; text: string; understood: readonly Understood[] };

/** What of it would change a card, in the order of its sections; long words last. What its sections do not take (a name too long) is not offered. */
export function pasteOffersFor({ kind, content, text, understood }: Offering): PasteOffer[] {
  const place = ({ section, at }: Understood) =>
    [kind.sections.findIndex(({ name }) => name === section), at[0]?.from ?? 0] as const;
  const inOrder = understood.toSorted((one, other) => {
    const [[mine, from], [theirs, to]] = [place(one), place(other)];
    return mine - theirs || from - to;
  });
  const offers = inOrder.flatMap(({ what, section: name, at, sure, put, words }) => {
    const after = put(content);
    const section = kind.sections.find((known) => known.name === name);
    if (!section?.content.safeParse(after.sections[name]).success) return [];
    const [says, now] = [words(after), words(content)];
    return says === "" || says === now
      ? []
      : [{ what, section: name, sure, from: linesAt(text, at), says, now, put }];
  });
  const isLong = ({ says }: PasteOffer) => Number(says.includes("\n"));
  return offers.toSorted((one, other) => isLong(one) - isLong(other));
}

/** The card with what was chosen. What followed a company's hall there is the maker's own from then on. */
export function withOffers(
  kind: Kind,
  { content, offers }: { content: CardContent; offers: readonly Pick<PasteOffer, "put">[] },
): CardContent {
  const after = offers.reduce((before, { put }) => put(before), content);
  return kind.sections.reduce(
    (changed, section) => withOwnChanges({ before: content, after: changed, section }),
    after,
  );
}

/** So many signs more than for the card's own kind make a text one of another. */
const CLEARLY = 2;

/** The kind of which a text clearly is, if not of this one. */
export function otherKindOf<Name extends string>(
  text: string,
  { own, readers }: { own: Name; readers: ReadonlyMap<Name, TextReader> },
): Name | null {
  const signsOf = (name: Name) => readers.get(name)?.signs.filter((sign) => sign.test(text)).length ?? 0;
  const [likeliest] = [...readers.keys()].toSorted((one, other) => signsOf(other) - signsOf(one));
  return likeliest && likeliest !== own && signsOf(likeliest) - signsOf(own) >= CLEARLY ? likeliest : null;
}
