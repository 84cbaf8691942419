import type { Print, PrintedCharacter, PrintedFace, PrintedLayer } from "./print.ts";

/** In millimetres: small enough to look past, large enough to be read. */
const PLATE = { width: 8.4, height: 4, fromEdge: 3 };
const LETTERS = [
  { text: "고", x: -2.45 },
  { text: "이", x: 0.15 },
];

/** The same with our mark on both sides, as it is printed by who has not paid for it. */
export function withMark(print: Print): Print {
  const layer = markLayer(print);
  // A side that many cards share is drawn once, and stays one.
  const marked = new Map<PrintedFace, PrintedFace>();
  const mark = (face: PrintedFace) => {
    const known = marked.get(face) ?? [...face, layer];
    marked.set(face, known);
    return known;
  };
  return {
    ...print,
    cards: print.cards.map((card) => ({ ...card, front: mark(card.front), back: mark(card.back) })),
  };
}

/** At the lower right, on a plate of its own: nobody knows what lies behind it. */
function markLayer({ width, height }: Print): PrintedLayer {
  const x = width - PLATE.fromEdge - PLATE.width / 2;
  const y = height - PLATE.fromEdge - PLATE.height / 2;
  return {
    id: null,
    place: { x, y, rotation: 0 },
    opacity: 0.92,
    width: PLATE.width,
    height: PLATE.height,
    marks: [
      {
        type: "path",
        d: "M-2.2 -2L2.2 -2A2 2 0 0 1 2.2 2L-2.2 2A2 2 0 0 1 -2.2 -2Z",
        matrix: [1, 0, 0, 1, 0, 0],
        fill: "#ffffff",
        line: null,
      },
      ...LETTERS.map(letter),
    ],
  };
}

function letter({ text, x }: (typeof LETTERS)[number]): PrintedCharacter {
  const font = { font: "gowun-batang", weight: 700, size: 2.6 } as const;
  return { type: "letter", text, ...font, matrix: [1, 0, 0, 1, x, 0.92], fill: "#3a342e", line: null };
}
