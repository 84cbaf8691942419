import { expect, test } from "vitest";
import { startCard } from "#cards/engine/card.ts";
import { photo } from "#cards/kinds/photo/kind.ts";
import { binderPages, POCKETS } from "./pages.ts";

function card(title: string, set = "") {
  const content = startCard(photo);
  const design = { ...content.sections.design, set };
  return {
    id: title,
    title,
    content: { ...content, sections: { design } },
    isBusy: false,
    edit: "",
    view: null,
    order: "",
  };
}

test("a set has pages of its own, nine pockets each", () => {
  const cards = [
    card("하나"),
    ...Array.from({ length: 10 }, (_, at) => card(`생일 ${at}`, "생일")),
    card("둘"),
  ];
  const pages = binderPages(cards);
  expect(pages.map(({ set, at, of }) => [set, at, of])).toEqual([
    ["", 0, 1],
    ["생일", 0, 2],
    ["생일", 1, 2],
  ]);
  expect(pages.every(({ pockets }) => pockets.length === POCKETS)).toBe(true);
  expect(pages[2]?.pockets.map((one) => one?.title ?? null).slice(0, 2)).toEqual(["생일 9", null]);
});

test("a card whose content has not come yet has its pocket already", () => {
  const [page] = binderPages([{ ...card("하나", "생일"), content: null }]);
  expect(page?.pockets[0]?.title).toBe("하나");
});
