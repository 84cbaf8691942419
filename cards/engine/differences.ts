import { themeNamed } from "#cards/themes/themes.ts";
import type { CardContent } from "./card.ts";
import type { Kind } from "./kind.ts";
import { isSame } from "./same.ts";
import { partingWords } from "./value-words.ts";

/** One thing in which two contents of a card differ; `from` and `to` are empty where no short words tell it. */
export type Difference = {
  /** Null where it is about the whole card. */
  section: string | null;
  label: string;
  from: string;
  to: string;
};

/** What differs between two contents, part by part, in words that the editor uses. */
export function differences(kind: Kind, { from, to }: { from: CardContent; to: CardContent }): Difference[] {
  return [...wholeCard(from, to), ...eachSection(kind, { from, to })];
}

const languages: Record<CardContent["language"], string> = { ko: "한국어", en: "영어" };

function wholeCard(from: CardContent, to: CardContent): Difference[] {
  const found: Difference[] = [];
  const whole = (label: string, words = { from: "", to: "" }) =>
    found.push({ section: null, label, ...words });
  if (from.theme.name !== to.theme.name) {
    whole("디자인", { from: themeNamed(from.theme.name).label, to: themeNamed(to.theme.name).label });
  } else if (!isSame(from.theme.choice, to.theme.choice)) whole("디자인의 색과 글꼴");
  if (!isSame(from.order, to.order)) whole("순서");
  if (from.language !== to.language)
    whole("언어", { from: languages[from.language], to: languages[to.language] });
  const brand = ({ hidesBrand }: CardContent) => (hidesBrand ? "숨김" : "보임");
  if (brand(from) !== brand(to)) whole("업체 표시", { from: brand(from), to: brand(to) });
  return found;
}

function eachSection(kind: Kind, { from, to }: { from: CardContent; to: CardContent }): Difference[] {
  return kind.sections.flatMap(({ name, label, content }) => {
    const [before, after] = [from.hidden.includes(name), to.hidden.includes(name)];
    const shown = (hidden: boolean) => (hidden ? "숨김" : "보임");
    return [
      ...(before === after ? [] : [{ section: name, label, from: shown(before), to: shown(after) }]),
      ...(isSame(from.sections[name], to.sections[name])
        ? []
        : [
            {
              section: name,
              label,
              ...partingWords(content, { from: from.sections[name], to: to.sections[name] }),
            },
          ]),
    ];
  });
}
