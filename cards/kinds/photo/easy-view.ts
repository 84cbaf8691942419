import { type EasyParts, easyLine, noteLines, shownPart } from "#cards/easy-view/easy-view.ts";
import type { CardPage } from "#cards/engine/page.ts";
import type { designSection } from "./section.ts";

const words = { ko: "포토카드", en: "Photo card" };

/** What stands on both of its faces; whom it shows is for the eye. */
export function photoEasyParts(page: CardPage): EasyParts {
  const { title, language } = page.card;
  const design = shownPart<typeof designSection>(page, "design");
  const elements = design ? [...design.front.elements, ...design.back.elements] : [];
  const said = elements.flatMap((one) => (one.type === "text" && !one.hidden ? noteLines(one.words) : []));
  return { titles: { who: words[language] }, who: [easyLine("name", title), ...said] };
}
