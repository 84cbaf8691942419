import { describe, expect, test } from "vitest";
import { startCard } from "#cards/engine/card.ts";
import { questionScreens, questionsOf, withAnswer } from "#cards/engine/question.ts";
import { doors } from "#cards/kinds/doors.ts";
import { greeting } from "#cards/kinds/greeting/kind.ts";
import { type KindName, kindNamed } from "#cards/kinds/kinds.ts";
import { asksFirst, guideScreens, questionsOn, screenTitle } from "./guide-screens.ts";

const draft = { state: "DRAFT", liveVersion: null } as const;
const empty = startCard(greeting);
const said = { text: "하늘", date: "2027-05-29", time: "12:30", choice: "" };

function answered(paths: RegExp) {
  return questionsOf(greeting, empty)
    .filter(({ path }) => paths.test(path))
    .reduce((card, question) => withAnswer(greeting, card, question, said[question.input]), empty);
}

test("a new wedding is asked who, when and where", () => {
  expect(asksFirst(greeting, empty, draft)).toBe(true);
  expect(guideScreens(greeting, empty, "open")).toEqual(["who", "when", "where"]);
});

test("a screen is passed over where everything on it is said; who comes back sees all of them", () => {
  const named = answered(/^couple/);
  expect(guideScreens(greeting, named, "open")).toEqual(["when", "where"]);
  expect(guideScreens(greeting, named, "all")).toEqual(["who", "when", "where"]);
  // The names and the day are known, as from a design that was looked at: the hour is not.
  expect(guideScreens(greeting, answered(/^couple|date\.date/), "open")).toEqual(["when", "where"]);
});

test("nobody is asked once all that is needed is said, or once guests have the card", () => {
  const needed = answered(/^couple|^date|venue\.name/);
  expect(asksFirst(greeting, needed, draft)).toBe(false);
  expect(asksFirst(greeting, empty, { state: "PUBLISHED", liveVersion: 3 })).toBe(false);
  expect(asksFirst(greeting, empty, { state: "CLOSED", liveVersion: 3 })).toBe(false);
});

test("a photo card, which is made on a canvas, is asked nothing", () => {
  const photo = kindNamed("photo");
  expect(asksFirst(photo, startCard(photo), draft)).toBe(false);
});

describe.each(doors.map((door) => [door.label, door] as const))("the screens of %s", (_label, door) => {
  const kind = kindNamed(door.kind as KindName);
  const begun = startCard(kind);
  const card = door.occasion ? (kind.occasions?.begin(begun, door.occasion) ?? begun) : begun;

  test("have a heading of their own, which shouts at nobody", () => {
    for (const screen of questionScreens.filter((one) => questionsOn(kind, card, one).length > 0)) {
      expect(kind.questionTitles?.(card)[screen], screen).toBeTruthy();
      expect(screenTitle(kind, card, screen)).not.toContain("!");
    }
  });
});
