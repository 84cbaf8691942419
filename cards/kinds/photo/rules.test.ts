import { expect, test } from "vitest";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import { art } from "#cards/engine/read-samples.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { describeRules } from "#cards/inspector/rule-cases-for-tests.ts";
import type { Element } from "./document.ts";
import { FIRST_WORDS, newNumber, newPhoto, newQr, newShape, newText } from "./edit/new-element.ts";
import { photo } from "./kind.ts";
import { rules } from "./rules.ts";
import { samples } from "./samples.ts";
import { blank } from "./section.ts";

const front = (...elements: Element[]) => ({ design: { front: { ...blank.front, elements } } });
const text = (words: string, more: object = {}) => ({ ...newText(words), ...more });
const picture = (more: object = {}) => ({
  ...newPhoto({ isFirst: true }),
  photo: art("sea-horizon"),
  ...more,
});
const qr = (address: string, more: object = {}) => ({ ...newQr(address), ...more });
const empty = startCard(photo);
const whole: CardContent = {
  ...empty,
  sections: { design: { ...empty.sections.design, ...front(picture()).design } },
};
const at = "design.";

describeRules({
  kind: photo,
  rules,
  whole,
  today: "2027-01-15",
  cases: {
    // Nothing opens on a photo card; a birthday has a case for it.
    "opens-after-page-is-gone": [],
    "left-from-sample": {
      has: { design: samples[0]?.content.sections.design ?? {} },
      lacks: { design: { ...samples[0]?.content.sections.design, finish: "matte" } },
      starts: samples.slice(0, 1).map(({ content }) => content),
      at,
    },
    "card-is-empty": [
      { has: front(), lacks: front(text("생일 축하해")), at },
      { has: front(text("생일 축하해", { hidden: true })), at },
    ],
    "photo-place-empty": {
      has: front(newPhoto({ isFirst: true })),
      lacks: front(picture(), { ...newPhoto({ isFirst: true }), hidden: true }),
      at,
    },
    "photo-blurred": {
      has: front(picture({ photo: art("sea-horizon", { width: 300, height: 400 }) })),
      lacks: front(picture({ photo: art("sea-horizon", { width: 638, height: 1016 }) })),
      at,
    },
    "too-many-photos": {
      has: front(...Array.from({ length: 61 }, () => picture({ width: 10, height: 10 }))),
      lacks: front(...Array.from({ length: 60 }, () => picture({ width: 10, height: 10 }))),
      at: "design.photos",
    },
    "text-as-it-came": { has: front(picture(), text(FIRST_WORDS)), lacks: front(text("여기에 우리")), at },
    "text-of-the-template": [
      {
        has: front(text("하늘이의 날")),
        lacks: front(text("서윤이의 날")),
        starts: samples.map(({ content }) => content),
        at,
      },
      {
        has: front(text("2026. 11. 20", { size: 3 })),
        lacks: front(text("HAPPY BIRTHDAY", { size: 3 })),
        starts: samples.map(({ content }) => content),
        at,
      },
    ],
    "text-blank": { has: front(picture(), text(" ")), lacks: front(text("·")), at },
    "text-twice": {
      has: front(text("생일 축하해"), text("생일 축하해", { x: 27.5 })),
      lacks: front(text("생일 축하해"), text("생일 축하해", { x: 27.5, colour: "#c8475c" })),
      at,
    },
    "text-unseen": [
      {
        has: front(text("생일 축하해", { colour: "#fffdf8" })),
        lacks: front(
          { ...newShape("rectangle"), width: 50, fill: "#2b2620" },
          text("생일", { colour: "#fffdf8" }),
        ),
        at,
      },
      {
        has: front(text("생일 축하해", { colour: "#fafafa", y: 60 }), text("생일", { y: 30 })),
        lacks: front(text("생일", { colour: "#ffffff", outline: { colour: "#000000", width: 0.2 } })),
        at,
      },
    ],
    "number-without-series": {
      has: front(picture(), newNumber()),
      lacks: { design: { ...front(newNumber()).design, number: { at: 1, of: 10 } } },
      at,
    },
    "qr-empty": { has: front(qr(" ")), lacks: front(qr("https://goi.example/a")), at },
    "qr-leads-nowhere": {
      has: front(qr("https://example.com")),
      lacks: front(qr("https://goi.example/a")),
      at,
    },
    "qr-too-small": {
      has: front(qr("https://goi.example/a", { width: 8 })),
      lacks: front(qr("https://goi.example/a", { width: 15 })),
      at,
    },
    "qr-pale": {
      has: front(qr("https://goi.example/a", { colour: "#f2b8b5" })),
      lacks: front(qr("https://goi.example/a", { colour: "#7a2b3a" })),
      at,
    },
    "text-at-the-edge": [
      { has: front(text("생일", { y: 84 })), lacks: front(text("생일", { y: 80 })), at },
      { has: front(text("생일", { x: 2, size: 4 })), lacks: front(text("생일", { x: 27, size: 4 })), at },
      { has: front(text("생일 축하", { size: 18, width: 90 })), at },
    ],
    "element-off-the-card": {
      has: front(picture(), text("생일", { y: 120 })),
      lacks: front(picture(), { ...newShape("circle"), x: -5 }),
      at,
    },
  },
});

test.each(samples)("nothing is found on $name", ({ content }) => {
  expect(inspect({ kind: photo, rules, content, now: new Date() })).toEqual([]);
});

test("whoever begins with a sample puts an address of their own into its code", () => {
  const codes = (content: CardContent) => JSON.stringify(content).match(/"address":"[^"]*"/g) ?? [];
  const all = samples.map(({ content }) => content);
  expect(all.flatMap(codes)).toEqual(['"address":"https://goi.example/"']);
  expect(all.map((content) => photo.fromSample(content)).flatMap(codes)).toEqual(['"address":""']);
});
