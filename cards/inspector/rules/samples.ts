import type { CardContent } from "#cards/engine/card.ts";
import type { Offers } from "#cards/engine/kind.ts";
import { isSamplePicture, photosIn } from "#cards/engine/photo.ts";
import { isSame } from "#cards/engine/same.ts";
import type { Section } from "#cards/engine/section.ts";
import type { Found, Inspected, Rule } from "#cards/inspector/rule.ts";
import { textsOn, type WrittenText } from "#cards/inspector/texts.ts";
import { josa } from "#cards/korean/hangul.ts";

/** Shorter words are the same on two cards by chance: 오시는 길, a relation, a given name. */
const LETTERS = 8;
/** As much of it as one knows it by. */
const QUOTED = 16;

/** For every kind: what guests would read of the sample's words. One finding for each section. */
export const samplesRule: Rule = {
  code: "left-from-sample",
  // A sample's words have no people in them: who likes them may keep them.
  weight: "could",
  finds: "words or a whole section that are still as the sample had them",
  find(card) {
    if (card.starts.length === 0) return [];
    const written = Map.groupBy(textsOn(card), ({ section }) => section);
    const known = knownStarts.get(card.starts) ?? knownWords(card);
    knownStarts.set(card.starts, known);
    return card.kind.sections.flatMap((section): Found[] => {
      if (!card.shows(section)) return [];
      const text = written.get(section.name)?.find((one) => isLeft(one, known));
      if (text)
        return [
          {
            ...place(text),
            sentence: `${section.label}에 예시의 글이 남아 있습니다: ${quoted(text.text)}`,
          },
        ];
      // What is only chosen, as that wreaths are declined, is anybody's own.
      const isOwn = written.get(section.name)?.some(({ text: words }) => !known.offered.has(words)) ?? false;
      const isFilled = isOwn || photosIn(card.content.sections[section.name]).length > 0;
      if (!isFilled || !isWhollyLeft(section, card)) return [];
      const sentence = `${josa(section.label, "이/가")} 예시 그대로입니다. 내 이야기로 바꾸면 더 좋습니다.`;
      return [{ section: section.name, field: "", sentence }];
    });
  },
};

/** Who puts in no photo of their own sends what was drawn for a sample; it is theirs to say whether that is meant. */
export const samplePictureRule: Rule = {
  code: "only-sample-pictures",
  weight: "could",
  finds: "a section with nothing but pictures that a sample brought",
  find(card) {
    if (card.starts.length === 0) return [];
    return card.kind.sections.flatMap((section): Found[] => {
      const photos = card.shows(section) ? photosIn(card.content.sections[section.name]) : [];
      if (photos.length === 0 || !photos.every(isSamplePicture)) return [];
      const sentence = `${section.label}에 예시 그림이 있습니다. 내 사진으로 바꾸면 더 좋습니다.`;
      return [{ section: section.name, field: "photos", sentence }];
    });
  },
};

/** They are the same for as long as a card is open. */
const knownStarts = new WeakMap<Inspected["starts"], KnownWords>();

type KnownWords = { starts: ReadonlyMap<string, ReadonlySet<string>>; offered: ReadonlySet<string> };

/** Words of all starts by their sections, and those that anybody may take. */
function knownWords(card: Inspected): KnownWords {
  const own = card.starts.flatMap((content) => textsOn({ ...card, content, shows: () => true }));
  const bySection = Map.groupBy(own, ({ section }) => section);
  const offers: Partial<Offers> = card.kind.offers ?? {};
  const empty = card.kind.sections.flatMap(({ empty: words }) => stringsIn(words));
  return {
    starts: new Map([...bySection].map(([name, texts]) => [name, new Set(texts.map(({ text }) => text))])),
    offered: new Set([...Object.values(offers).flat(), ...empty]),
  };
}

/** A new card has lists with words of ours, too: the things on a table. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function isLeft({ section, text }: WrittenText, { starts, offered }: KnownWords): boolean {
  return text.length >= LETTERS && !offered.has(text) && starts.get(section)?.has(text) === true;
}

/** Names are short: a couple that is wholly the sample's is nobody's own. */
function isWhollyLeft({ name, empty }: Section, { content, starts }: Inspected): boolean {
  const own = content.sections[name];
  const isUntouched = isSame(own, { ...own, ...(empty as object) });
  return !isUntouched && starts.some(({ sections }: CardContent) => isSame(sections[name], own));
}

function place({ section, field }: WrittenText): Pick<Found, "section" | "field"> {
  return { section, field };
}

function quoted(text: string): string {
  const [line = ""] = text.trim().split("\n");
  return line.length > QUOTED ? `‘${line.slice(0, QUOTED).trim()}…’` : `‘${line}’`;
}
