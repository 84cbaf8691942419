import { describe, expect, test } from "vitest";
import { startCard } from "#cards/engine/card.ts";
import { groupedSections, walkedSections } from "#cards/engine/section-groups.ts";
import { doors } from "./doors.ts";
import { kindNamed } from "./kinds.ts";

describe.each(doors.map((door) => [door.label, door] as const))("the sections of %s", (_label, door) => {
  const kind = kindNamed(door.kind);
  const empty = startCard(kind);
  const card = door.occasion ? (kind.occasions?.begin(empty, door.occasion) ?? empty) : empty;

  test("are each in one group, and a group names no other", () => {
    const names = kind.sections.map(({ name }) => name);
    const { must, later } = kind.groups?.(card) ?? { must: [], later: [] };
    expect([...must, ...later].filter((name) => !names.includes(name))).toEqual([]);
    expect(must.filter((name) => later.includes(name))).toEqual([]);
    expect(walkedSections(kind, card).toSorted()).toEqual(names.toSorted());
  });

  test("are needed where something is asked first, and where the card begins", () => {
    const { must } = groupedSections(kind, card);
    const asked = (kind.questions?.(card) ?? []).filter(({ isOptional }) => !isOptional);
    expect(must).toContain(kind.first);
    expect(asked.map(({ path }) => path.split(".")[0]).filter((name = "") => !must.includes(name))).toEqual(
      [],
    );
  });
});

test("thanks after the wedding can wait, and within a group the card's own order stays", () => {
  const wedding = kindNamed("greeting");
  const card = startCard(wedding);
  expect(groupedSections(wedding, card).later).toContain("thanks-after");
  expect(groupedSections(wedding, card).must).toEqual(["cover", "greeting", "couple", "date", "venue"]);
  const order = card.order.filter((name) => name !== "venue").toSpliced(1, 0, "venue");
  expect(groupedSections(wedding, { ...card, order }).must).toEqual([
    "cover",
    "venue",
    "greeting",
    "couple",
    "date",
  ]);
});
