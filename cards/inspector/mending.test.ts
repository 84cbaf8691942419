import { expect, test } from "vitest";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import { memorial } from "#cards/kinds/memorial/kind.ts";
import { hideSection, removeRow, setField } from "./mending.ts";

const row = (name: string) => ({ relation: "딸", name, phone: "" });
const card = startCard(memorial);
const content: CardContent = {
  ...card,
  sections: {
    ...card.sections,
    mourners: { ...card.sections.mourners, family: ["가", "나", "다"].map(row) },
  },
};

test("a field far in is written anew, and nothing beside it", () => {
  const mended = setField({ section: "mourners", field: "family.1.name" }, "라")(content);
  expect(mended.sections.mourners?.family).toEqual(["가", "라", "다"].map(row));
  expect(mended.sections.obituary).toBe(content.sections.obituary);
  expect(content.sections.mourners?.family).toEqual(["가", "나", "다"].map(row));
});

test("one row is taken out", () => {
  const mended = removeRow({ section: "mourners", field: "family.1" })(content);
  expect(mended.sections.mourners?.family).toEqual(["가", "다"].map(row));
});

test("a section is hidden once", () => {
  const hide = hideSection({ name: "mourners" });
  expect(hide(hide(content)).hidden).toEqual(["mourners"]);
});

test("what is not there stays so", () => {
  expect(setField({ section: "nowhere", field: "name" }, "라")(content)).toBe(content);
});
