import type { Design } from "#cards/photo/document.ts";
import { filters } from "#cards/photo/filters.ts";
import { faceLayers, type Layer } from "#cards/photo/marks.ts";
import { BLEED, CARD_HEIGHT, CARD_WIDTH, type Side, sides } from "#cards/photo/sizes.ts";
import type { Print, PrintedCard, PrintedFace, PrintedLayer } from "#cards/print.ts";

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

/** A side that does not say its number is the same on every card, and is drawn once. */
function numbered(design: Design, plain: PrintedCard): PrintedCard {
  const [front, back] = sides.map((side) =>
    saysNumber(design, side) ? printedFace(design, side) : plain[side],
  );
  return { front: front ?? plain.front, back: back ?? plain.back, look: lookOf(design) };
}

function saysNumber(design: Design, side: Side): boolean {
  return design[side].elements.some(({ type, hidden }) => type === "number" && !hidden);
}

/** Its name, its set and its finish are not printed, and neither is a number that stands on no side. */
function lookOf(design: Design): string {
  const { front, back, number } = design;
  return JSON.stringify([front, back, sides.some((side) => saysNumber(design, side)) ? number : null]);
}

function printedFace(design: Design, side: Side): PrintedFace {
  return faceLayers(design, side)
    .filter(({ marks }) => marks.length > 0)
    .map(printedLayer);
}

function printedLayer({ place, opacity, width, height, marks }: Layer): PrintedLayer {
  return {
    place,
    opacity,
    width,
    height,
    marks: marks.map((mark) => {
      if (mark.type !== "photo") return mark;
      const { filter, ...rest } = mark;
      return { ...rest, toning: filter === "none" ? null : filters[filter].matrix };
    }),
  };
}
