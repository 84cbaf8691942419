import { expect, test } from "vitest";
import { startCard } from "#cards/engine/card.ts";
import { attendance } from "#cards/kinds/event/attendance/section.ts";
import { event } from "#cards/kinds/event/kind.ts";
import { greetingSection } from "#cards/sections/greeting/section.ts";
import { guestbook } from "#cards/sections/guestbook/section.ts";
import { shownChoiceIn, shownChoices, withShownChoice } from "./shown-choice.ts";

const card = startCard(event);
const words = (section: Parameters<typeof shownChoices>[0]) => shownChoices(section).map(([, said]) => said);

test("who may leave something, who sees it and who does not is one choice", () => {
  expect(words(greetingSection)).toEqual(["보이기", "숨기기"]);
  expect(words(guestbook)).toEqual(["받기", "숨기기"]);
  expect(words(attendance)).toEqual(["받기", "보이기만", "숨기기"]);
});

test("a guestbook that takes nothing shows nothing, and is called hidden", () => {
  expect(shownChoiceIn(guestbook, card)).toBe("hidden");
  const taking = withShownChoice(guestbook, { ...card, hidden: ["guestbook"] }, "taking");
  expect(taking.hidden).toEqual([]);
  expect(taking.sections.guestbook).toMatchObject({ taking: true });
  expect(shownChoiceIn(guestbook, taking)).toBe("taking");
});

test("hiding forgets nothing: who takes again has all as it was", () => {
  const taking = withShownChoice(attendance, card, "taking");
  const hidden = withShownChoice(attendance, taking, "hidden");
  expect(shownChoiceIn(attendance, hidden)).toBe("hidden");
  expect(hidden.sections).toEqual(taking.sections);
  expect(withShownChoice(attendance, hidden, "taking")).toEqual(taking);
});

test("sessions may be shown while nobody applies", () => {
  const shown = withShownChoice(attendance, withShownChoice(attendance, card, "taking"), "shown");
  expect(shownChoiceIn(attendance, shown)).toBe("shown");
  expect(shown.sections.attendance).toMatchObject({ taking: false });
});

test("what only is shown has nothing to take", () => {
  const hidden = withShownChoice(greetingSection, card, "hidden");
  expect(hidden.hidden).toEqual(["greeting"]);
  expect(withShownChoice(greetingSection, hidden, "shown")).toEqual(card);
});
