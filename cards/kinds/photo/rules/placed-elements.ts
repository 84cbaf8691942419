import { type CardContent, part } from "#cards/engine/card.ts";
import type { Mend } from "#cards/inspector/rule.ts";
import type { Design, Element } from "#cards/kinds/photo/document.ts";
import { elementName } from "#cards/kinds/photo/edit/element-name.ts";
import { changed, withElements } from "#cards/kinds/photo/edit/elements.ts";
import { boxAround, type SnapBox } from "#cards/kinds/photo/edit/snap.ts";
import { elementWordsOf, setLetters } from "#cards/kinds/photo/lettering.ts";
import { designSection } from "#cards/kinds/photo/section.ts";
import { type CardSide, cardSides } from "#cards/kinds/photo/sizes.ts";

export type PlacedElement<Kept extends Element = Element> = {
  side: CardSide;
  element: Kept;
  design: Design;
  /** What lies beneath it on its side, the lowest first. */
  under: readonly Element[];
};

/** It is made on a canvas: there is no field to be led to. */
export const onDesign = { section: designSection.name, field: "" };

/** All that is seen on both sides. */
export function placedElements(content: CardContent): PlacedElement[] {
  const design = part(content, designSection);
  return cardSides.flatMap((side) => {
    const shown = design[side].elements.filter(({ hidden }) => !hidden);
    return shown.map((element, at) => ({ side, element, design, under: shown.slice(0, at) }));
  });
}

const sides: Record<CardSide, string> = { front: "앞면", back: "뒷면" };

/** 앞면의 글씨 “생일 축하해”. */
export function elementWords({ side, element }: PlacedElement): string {
  return `${sides[side]}의 ${elementName(element)}`;
}

/** What an element takes up, without drawing it. */
export function boxOf({ element, design }: Pick<PlacedElement, "element" | "design">): SnapBox {
  const { width, height } = sizeOf({ element, design });
  return boxAround({ place: element, width, height });
}

function sizeOf({ element, design }: Pick<PlacedElement, "element" | "design">) {
  switch (element.type) {
    case "qr":
      return { width: element.width, height: element.width };
    case "text":
    case "number":
      return setLetters(element, elementWordsOf(element, design));
    default:
      return element;
  }
}

/** One tap that changes an element. */
export function changing(
  label: string,
  { side, element: { id } }: PlacedElement,
  change: (element: Element) => Element,
): Mend {
  return onElements(label, side, (elements) => changed(elements, { ids: new Set([id]), change }));
}

/** One tap that takes an element off the card, locked or not. */
export function takingOff(label: string, { side, element: { id } }: PlacedElement): Mend {
  return onElements(label, side, (elements) => elements.filter((one) => one.id !== id));
}

function onElements(label: string, side: CardSide, change: (elements: Element[]) => Element[]): Mend {
  return {
    label,
    apply: (content) => ({
      ...content,
      sections: {
        ...content.sections,
        [designSection.name]: {
          ...content.sections[designSection.name],
          ...withElements(part(content, designSection), { side, change }),
        },
      },
    }),
  };
}
