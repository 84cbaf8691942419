import { expect, test } from "vitest";
import { listedKinds } from "#cards/kinds/kind-list.ts";
import { priceWords } from "./price-words.ts";

test.each([
  ["greeting", "19,900원부터"],
  ["birthday", "4,900원"],
  ["memorial", "무료"],
  ["site", "무료로 시작"],
] as const)("a %s card costs %s", (name, price) => {
  expect(listedKinds.filter((kind) => kind.name === name).map(priceWords)).toEqual([price]);
});
