import { expect, test } from "vitest";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import { setting } from "#cards/inspector/mends.ts";
import { greeting } from "#cards/kinds/greeting/kind.ts";
import { createCardStore } from "#web/editor/card-store.ts";
import { mended } from "./mended.ts";

const mend = setting("홀 이름 비우기", { section: "venue", field: "hall" }, "");

test("one step back takes a mend back", () => {
  const start = startCard(greeting);
  const before: CardContent = {
    ...start,
    sections: { ...start.sections, venue: { ...start.sections.venue, hall: "2층" } },
  };
  const cardStore = createCardStore(before);
  cardStore.change(mended(greeting, before, mend));
  expect(cardStore.store.getState().content.sections.venue).toMatchObject({ hall: "" });
  cardStore.undo();
  expect(cardStore.store.getState().content).toEqual(before);
});
