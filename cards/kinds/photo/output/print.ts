import type { Print, PrintedCard, PrintedFace, PrintedLayer } from "#cards/engine/print.ts";
import type { Design } from "#cards/kinds/photo/document.ts";
import { photoFilters } from "#cards/kinds/photo/filters.ts";
import { faceLayers, type Layer, layerOf } from "#cards/kinds/photo/marks.ts";
import { BLEED, CARD_HEIGHT, CARD_WIDTH, type CardSide, cardSides } from "#cards/kinds/photo/sizes.ts";

/** A run of ten is what is ordered together; who has a longer series prints it in several. */
const SERIES_MOST = 10;

/** A design for the press: once, or once for each number of its series. */
export function printOf(design: Design, cards: "one" | "series"): Print {
  const faces = { front: printedFace(design, "front"), back: printedFace(design, "back") };
  const plain = { ...faces, look: lookOf(design) };
  const numbers = cards === "series" ? seriesOf(design) : [];
  return {
    name: design.name.trim() || "포토카드",
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    bleed: BLEED,
    cards: numbers.length === 0 ? [plain] : numbers.map((number) => numbered({ ...design, number }, plain)),
  };
}

/** From the first number, or from the card's own where they are too many for one run. */
function seriesOf({ number }: Design): { at: number; of: number }[] {
  if (!number) return [];
  const { at, of } = number;
  const first = of > SERIES_MOST ? at : 1;
  const last = Math.min(of, first + SERIES_MOST - 1);
  return Array.from({ length: last - first + 1 }, (_, index) => ({ at: first + index, of }));
}

/** Only what says the number is set anew: a series shares the rest, and is laid out and sent as one card is. */
function numbered(design: Design, plain: PrintedCard): PrintedCard {
  const [front, back] = cardSides.map((side) => {
    const numbers = shownNumbers(design, side);
    const printed = new Map(numbers.map((element) => [element.id, printedLayer(layerOf(element, design))]));
    return numbers.length === 0
      ? plain[side]
      : plain[side].map((layer) => printed.get(layer.id ?? "") ?? layer);
  });
  return { front: front ?? plain.front, back: back ?? plain.back, look: lookOf(design) };
}

function shownNumbers(design: Design, side: CardSide) {
  return design[side].elements.filter(({ type, hidden }) => type === "number" && !hidden);
}

/** Its name, its set and its finish are not printed, and neither is a number that stands on no side. */
function lookOf(design: Design): string {
  const { front, back, number } = design;
  return JSON.stringify([
    front,
    back,
    cardSides.some((side) => shownNumbers(design, side).length > 0) ? number : null,
  ]);
}

function printedFace(design: Design, side: CardSide): PrintedFace {
  return faceLayers(design, side)
    .filter(({ marks }) => marks.length > 0)
    .map(printedLayer);
}

function printedLayer({ id, place, opacity, width, height, marks }: Layer): PrintedLayer {
  return {
    id,
    place,
    opacity,
    width,
    height,
    marks: marks.map((mark) => {
      if (mark.type !== "photo") return mark;
      const { filter, ...rest } = mark;
      return { ...rest, toning: filter === "none" ? null : photoFilters[filter].matrix };
    }),
  };
}
