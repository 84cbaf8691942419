import type { Rule } from "#cards/inspector/rule.ts";
import { advanceOf } from "#cards/kinds/photo/advance.ts";
import type { LetteredElement } from "#cards/kinds/photo/document.ts";
import { rounded } from "#cards/kinds/photo/edit/elements.ts";
import type { SnapBox } from "#cards/kinds/photo/edit/snap.ts";
import { elementWordsOf, setLetters } from "#cards/kinds/photo/lettering.ts";
import { applied, turned } from "#cards/kinds/photo/matrix.ts";
import { CARD_HEIGHT, CARD_WIDTH, SAFE } from "#cards/kinds/photo/sizes.ts";
import { josa } from "#cards/korean/hangul.ts";
import {
  boxOf,
  changing,
  elementWords,
  onDesign,
  type PlacedElement,
  placedElements,
  takingOff,
} from "./placed-elements.ts";

/** Half of what the editor calls safe: nearer than this a blade does reach, and many a line is set between the two. */
const REACHED = SAFE / 2;
/** Higher letters are a picture, and may run over the edge as one does. */
const LETTERS_MM = 20;

/** Where things lie on the card that is cut. */
export const placingRules: readonly Rule[] = [
  {
    code: "text-at-the-edge",
    weight: "should",
    finds: "letters nearer to the cut than a blade is exact",
    find({ content }) {
      const near = placedElements(content)
        .map((placed) => ({ placed, by: inwards(placed) }))
        .find(({ by }) => by !== null);
      if (!near?.by) return [];
      const { placed, by } = near;
      return [
        {
          ...onDesign,
          sentence: `${josa(elementWords(placed), "이/가")} 가장자리에 가까워 자를 때 잘릴 수 있습니다.`,
          ...(by !== "too large" && {
            mend: changing("안쪽으로 옮기기", placed, (element) => ({
              ...element,
              x: rounded(element.x + by.x),
              y: rounded(element.y + by.y),
            })),
          }),
        },
      ];
    },
  },
  {
    code: "element-off-the-card",
    weight: "should",
    finds: "something that lies beside the card",
    find({ content }) {
      const lost = placedElements(content).find(isOff);
      return lost
        ? [
            {
              ...onDesign,
              sentence: `${josa(elementWords(lost), "이/가")} 카드 밖에 있어 보이지 않습니다.`,
              mend: takingOff("지우기", lost),
            },
          ]
        : [];
    },
  },
];

function isOff(placed: PlacedElement): boolean {
  const { left, right, top, bottom } = boxOf(placed);
  return right <= 0 || left >= CARD_WIDTH || bottom <= 0 || top >= CARD_HEIGHT;
}

/** How letters must move to be safe; null where they are, or where nothing of them is on the card. */
function inwards(placed: PlacedElement): { x: number; y: number } | "too large" | null {
  const { element, design } = placed;
  if ((element.type !== "text" && element.type !== "number") || isOff(placed)) return null;
  if (element.size >= LETTERS_MM) return null;
  const ink = inkOf(element, elementWordsOf(element, design));
  if (!ink) return null;
  const x = shift(ink.left, ink.right, CARD_WIDTH);
  const y = shift(ink.top, ink.bottom, CARD_HEIGHT);
  if (x === null || y === null) return "too large";
  return x === 0 && y === 0 ? null : { x, y };
}

/** Null where it does not fit between both edges. */
function shift(from: number, to: number, length: number): number | null {
  if (from >= REACHED && to <= length - REACHED) return 0;
  const [least, most] = [SAFE - from, length - SAFE - to];
  if (least > most) return null;
  return least > 0 ? least : most;
}

/** What letters themselves take up, whatever room their lines have. */
function inkOf(element: LetteredElement, words: string): SnapBox | null {
  const { letters, em } = setLetters(element, words);
  const turn = turned(element.rotation);
  const points = letters.flatMap(({ text, x, y }) => {
    const width = advanceOf(text, element) * em;
    return [
      { x, y: y - 0.78 * em },
      { x: x + width, y: y + 0.08 * em },
    ].map((point) => applied(turn, point));
  });
  if (points.length === 0) return null;
  const [across, down] = [points.map(({ x }) => element.x + x), points.map(({ y }) => element.y + y)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}
