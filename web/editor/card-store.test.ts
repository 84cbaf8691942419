import { expect, test } from "vitest";
import { saying } from "#server/cards/card-for-tests.ts";
import { createCardStore } from "./card-store.ts";

function typing() {
  let time = 0;
  const card = createCardStore(saying(""), () => time);
  return {
    ...card,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    type(title: string, where = "title") {
      card.change(saying(title), where);
    },
    title: () => card.store.getState().content.sections.words?.title,
  };
}

test("a word typed without a pause is taken back at once, and comes back whole", () => {
  const card = typing();
  for (const title of ["초", "초대", "초대합니다"]) card.type(title);
  card.undo();
  expect(card.title()).toBe("");
  card.redo();
  expect(card.title()).toBe("초대합니다");
});

test("a pause begins a new step, and so does another field", () => {
  const card = typing();
  card.type("초대");
  card.pass(1_001);
  card.type("초대합니다");
  card.type("초대합니다!", "body");
  card.undo();
  expect(card.title()).toBe("초대합니다");
  card.undo();
  expect(card.title()).toBe("초대");
  card.undo();
  expect(card.title()).toBe("");
});

test("what is typed after a step back replaces what was taken back", () => {
  const card = typing();
  card.type("하나");
  card.undo();
  card.type("둘");
  card.redo();
  expect(card.title()).toBe("둘");
  card.undo();
  expect(card.title()).toBe("");
});

test("a change that is none leaves no step", () => {
  const card = typing();
  card.change(card.store.getState().content, "title");
  expect(card.store.temporal.getState().pastStates).toEqual([]);
  card.type("하나");
  card.undo();
  expect(card.title()).toBe("");
});

test("a hundred steps are kept, the oldest is let go", () => {
  const card = typing();
  for (let step = 1; step <= 120; step++) card.type(String(step), String(step));
  for (let step = 1; step <= 120; step++) card.undo();
  expect(card.title()).toBe("20");
});
