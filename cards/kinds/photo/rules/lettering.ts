import { type CardContent, part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import type { TextElement } from "#cards/kinds/photo/document.ts";
import { FIRST_WORDS } from "#cards/kinds/photo/edit/new-element.ts";
import type { SnapBox } from "#cards/kinds/photo/edit/snap.ts";
import { designSection } from "#cards/kinds/photo/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { contrast, readable } from "#cards/themes/colour.ts";
import {
  boxOf,
  changing,
  elementWords,
  onDesign,
  type PlacedElement,
  placedElements,
  takingOff,
} from "./placed-elements.ts";

/** Below it letters are not seen at all. */
const UNSEEN = 1.5;
const READABLE = 4.5;
/** As near as nobody puts two texts that are both to be read. */
const NEAR_MM = 2;
/** What templates say of somebody: days, measures, and the child that all of them are about. */
const SOMEBODYS =
  /\d{1,2}\. ?\d{1,2}|\d ?(?:cm|kg)|^\d{2,4}$|^(?:김하늘|하늘|하늘이의 .+|HANEUL|BORN IN .+)$/u;

/** What is written on it. */
export const letteringRules: readonly Rule[] = [
  {
    code: "text-as-it-came",
    weight: "should",
    finds: "a text that still says what a new one says",
    find({ content }) {
      const first = textsOf(content).find(({ element }) => element.words.trim() === FIRST_WORDS);
      return first
        ? [
            {
              ...onDesign,
              sentence: `${josa(elementWords(first), "이/가")} 처음 그대로입니다. 하고 싶은 말을 적어 주세요.`,
              mend: takingOff("글씨 지우기", first),
            },
          ]
        : [];
    },
  },
  {
    code: "text-of-the-template",
    weight: "should",
    finds: "a name, a day or a measure that is still the template's",
    find({ content, starts }) {
      const known = new Set(starts.flatMap((start) => textsOf(start)).map(({ element }) => element.words));
      const left = textsOf(content).find(
        ({ element: { words } }) => known.has(words) && SOMEBODYS.test(words),
      );
      return foundIf(left !== undefined, {
        ...onDesign,
        sentence: `${josa(left ? elementWords(left) : "", "이/가")} 예시 그대로입니다. 이름과 날짜를 바꿔 주세요.`,
      });
    },
  },
  {
    code: "text-blank",
    weight: "could",
    finds: "a text without words, which is in the way and not seen",
    find({ content }) {
      const blank = textsOf(content).find(({ element }) => element.words.trim() === "");
      return blank
        ? [
            {
              ...onDesign,
              sentence: `${elementWords(blank)}: 글이 없는 글씨 상자입니다.`,
              mend: takingOff("글씨 상자 지우기", blank),
            },
          ]
        : [];
    },
  },
  {
    code: "text-twice",
    weight: "should",
    finds: "the same text twice in one place",
    find({ content }) {
      const second = textsOf(content).find(({ element, under }) =>
        under.some((other) => other.type === "text" && isSameText(other, element)),
      );
      return second
        ? [
            {
              ...onDesign,
              sentence: `${josa(elementWords(second), "이/가")} 같은 자리에 두 번 있습니다.`,
              mend: takingOff("하나 지우기", second),
            },
          ]
        : [];
    },
  },
  {
    code: "text-unseen",
    weight: "should",
    finds: "a text in the colour of what lies behind it",
    find({ content }) {
      const unseen = textsOf(content).find(isUnseen);
      if (!unseen) return [];
      const { colour } = unseen.element;
      const right = readable({ colour, on: groundOf(unseen) ?? "#ffffff", atLeast: READABLE });
      return [
        {
          ...onDesign,
          sentence: `${josa(elementWords(unseen), "은/는")} 바탕과 색이 비슷해 보이지 않습니다.`,
          mend: changing("글씨 색 진하게", unseen, (element) =>
            element.type === "text" ? { ...element, colour: right } : element,
          ),
        },
      ];
    },
  },
  {
    code: "number-without-series",
    weight: "should",
    finds: "a place for the number of a card that has none",
    find({ content }) {
      const waiting = placedElements(content).find(({ element }) => element.type === "number");
      return waiting && part(content, designSection).number === null
        ? [
            {
              ...onDesign,
              sentence: `${elementWords(waiting)} 자리가 있는데 카드에 번호가 없어 아무것도 찍히지 않습니다.`,
              mend: takingOff("번호 자리 지우기", waiting),
            },
          ]
        : [];
    },
  },
];

function textsOf(content: CardContent): PlacedElement<TextElement>[] {
  return placedElements(content).flatMap(({ element, ...placed }) =>
    element.type === "text" ? [{ ...placed, element }] : [],
  );
}

function isSameText(one: TextElement, other: TextElement): boolean {
  const isNear = Math.hypot(one.x - other.x, one.y - other.y) < NEAR_MM;
  return isNear && one.words.trim() !== "" && one.words === other.words && one.colour === other.colour;
}

/** The one colour behind it; null where a picture, a pattern or another element lies there. */
function groundOf({ side, design, element, under }: PlacedElement): `#${string}` | null {
  const { background } = design[side];
  if (background.type !== "plain") return null;
  const own = boxOf({ element, design });
  return under.some((other) => isOver(own, boxOf({ element: other, design }))) ? null : background.colour;
}

function isOver(one: SnapBox, other: SnapBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isUnseen(placed: PlacedElement<TextElement>): boolean {
  const { words, outline, colour } = placed.element;
  if (words.trim() === "" || outline) return false;
  const ground = groundOf(placed);
  return ground !== null && contrast(colour, ground) < UNSEEN;
}
