import { describe, expect, test } from "vitest";
import { design as schema } from "#cards/kinds/photo/document.ts";
import { faceLayers } from "#cards/kinds/photo/marks.ts";
import { blank } from "#cards/kinds/photo/section.ts";
import { FACE_MAX_ELEMENTS } from "#cards/kinds/photo/sizes.ts";
import { duplicated, grouped, isGroup, movedBy, removed, restacked, toggled, withGroup } from "./elements.ts";
import { newNumber, newPhoto, newQr, newShape, newSticker, newText } from "./new-element.ts";
import { reshaped } from "./resize.ts";
import { boxAround, snapped } from "./snap.ts";

const [one, two, three] = ["하나", "둘", "셋"].map((words) => newText(words));
if (!one || !two || !three) throw new Error("There are three");
const all = [one, two, three];
const ids = (...elements: { id: string }[]) => new Set(elements.map(({ id }) => id));
const words = (elements: readonly object[]) => elements.map((element) => "words" in element && element.words);

describe("what is done to elements", () => {
  test("everything that can be put on a card can be kept", () => {
    const elements = [
      newPhoto({ isFirst: true }),
      newSticker("cake"),
      one,
      newNumber(),
      newQr("https://example.com"),
      newShape("heart"),
    ];
    const design = { ...blank, front: { ...blank.front, elements } };
    expect(schema.parse(design)).toEqual(design);
  });

  test("one comes before or behind its neighbour, or before and behind all", () => {
    const moved = (step: "up" | "down" | "top" | "bottom") => words(restacked(all, { ids: ids(one), step }));
    expect(moved("up")).toEqual(["둘", "하나", "셋"]);
    expect(moved("top")).toEqual(["둘", "셋", "하나"]);
    expect(moved("down")).toEqual(["하나", "둘", "셋"]);
    expect(words(restacked(all, { ids: ids(three), step: "bottom" }))).toEqual(["셋", "하나", "둘"]);
  });

  test("who picks one of a group picks all of it", () => {
    const bound = grouped(all, ids(one, three));
    expect(withGroup(bound, ids(one))).toEqual(ids(one, three));
    expect(toggled(bound, { picked: ids(one, two, three), id: one.id })).toEqual(ids(two));
    expect(toggled(bound, { picked: ids(two), id: three.id })).toEqual(ids(one, two, three));
    expect(isGroup(bound, ids(one, three))).toBe(true);
    expect(isGroup(bound, ids(one, two))).toBe(false);
  });

  test("a copy of a group is a group of its own", () => {
    const made = duplicated(grouped(all, ids(one, two)), ids(one, two));
    const [first, second] = made?.copies ?? [];
    expect(first?.group).toBe(second?.group);
    expect(made?.elements.filter(({ group }) => group === first?.group)).toHaveLength(2);
  });

  test("a full face takes no more", () => {
    const many = Array.from({ length: FACE_MAX_ELEMENTS }, () => newText("별"));
    expect(duplicated(many, ids(...many.slice(0, 1)))).toBeNull();
  });

  test("what is locked is neither moved nor deleted", () => {
    const locked = { ...one, locked: true };
    expect(movedBy(locked, { x: 5, y: 5 })).toBe(locked);
    expect(removed([locked, two], ids(locked, two))).toEqual([locked]);
  });

  test("nothing is moved where it could not be found again", () => {
    const { x, y } = movedBy(one, { x: -500, y: 500 });
    expect([x, y]).toEqual([-10, 96]);
  });

  test("a corner makes letters larger, a side only their lines longer", () => {
    const change = { x: 27, y: 43, rotation: 0, scaleX: 2, scaleY: 2 };
    expect(reshaped(one, change)).toMatchObject({ size: 10, width: 88 });
    expect(reshaped(one, { ...change, scaleY: 1 })).toMatchObject({ size: 5, width: 88 });
  });
});

describe("snapping", () => {
  const box = (x: number, y: number) => boxAround({ place: { x, y, rotation: 0 }, width: 10, height: 10 });

  test("draws to the middle of the card", () => {
    expect(snapped(box(26.4, 50), { others: [] })).toMatchObject({ guides: [{ x: 27 }] });
  });

  test("draws to the edge of another element", () => {
    const { by, guides } = snapped(box(20.6, 60), { others: [box(20, 30)] });
    expect(by.x).toBeCloseTo(-0.6);
    expect(guides).toEqual([{ x: 15 }]);
  });

  test("leaves alone what is not near anything", () => {
    expect(snapped(box(20, 60), { others: [] })).toEqual({ by: { x: 0, y: 0 }, guides: [] });
  });
});

describe("a face", () => {
  const drawn = (elements: (typeof blank)["front"]["elements"]) =>
    faceLayers({ ...blank, front: { ...blank.front, elements } }, "front").flatMap(({ marks }) => marks);

  test("draws nothing of what is hidden, unknown, or still without a photo", () => {
    const ground = drawn([]).length;
    const unseen = [
      { ...one, hidden: true },
      newSticker("no-such-sticker"),
      newPhoto({ isFirst: true }),
      newNumber(),
    ];
    expect(drawn(unseen)).toHaveLength(ground);
  });

  test("draws all outlines under all letters", () => {
    const marks = drawn([{ ...newText("가나"), outline: { colour: "#ffffff", width: 0.5 } }]);
    const letters = marks.filter((mark) => mark.type === "letter");
    expect(letters.map(({ line }) => line !== null)).toEqual([true, true, false, false]);
  });

  test("a QR code without an address is only its paper", () => {
    expect(drawn([newQr("")])).toHaveLength(2);
    expect(drawn([newQr("https://example.com")])).toHaveLength(3);
  });
});
