import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CardFacts } from "#cards/viewer.ts";
import { thanksAfter } from "./section.ts";
import { ThanksAfterViewer } from "./viewer.tsx";

const card: CardFacts = {
  id: null,
  address: "",
  today: "",
  language: "ko",
  kind: "greeting",
  title: "",
  description: "",
  when: { date: "2027-12-31", time: "18:00" },
  place: null,
};
const content = { ...thanksAfter.empty, body: "와 주셔서 고맙습니다." };
const drawn = (facts: Partial<CardFacts>) =>
  renderToStaticMarkup(<ThanksAfterViewer content={content} card={{ ...card, ...facts }} />);

test("thanks wait until the day is over", () => {
  expect(drawn({ today: "2027-12-30" })).toBe("");
  expect(drawn({ today: "2027-12-31" })).toBe("");
  expect(drawn({ today: "2028-01-01" })).toContain("와 주셔서 고맙습니다.");
});

test("without a day there is no after", () => {
  expect(drawn({ today: "2028-01-01", when: null })).toBe("");
});
