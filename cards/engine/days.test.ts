import { describe, expect, test } from "vitest";
import { greeting } from "#cards/kinds/greeting/kind.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { daysAfter } from "#domain/korean-day.ts";
import { type CardContent, startCard } from "./card.ts";
import { fixDay, movedDays, withMovedDays } from "./days.ts";
import { at, put } from "./paths.ts";
import { startFrom } from "./start-from.ts";

function write(content: CardContent, path: string, value: unknown): CardContent {
  const after = { ...content, sections: put(content.sections, path, value) };
  return withMovedDays(greeting, { before: content, after });
}

const says = (content: CardContent, path: string) => at(content.sections, path);

function wedding(): CardContent {
  const steps: [string, string][] = [
    ["date.date", "2027-10-16"],
    ["date.time", "12:30"],
    ["rsvp.deadline", "2027-10-02"],
    ["photo-wall.fromDate", "2027-10-16"],
    ["photo-wall.fromTime", "12:30"],
    ["photo-wall.untilDate", "2027-10-30"],
  ];
  return steps.reduce((card, [path, value]) => write(card, path, value), startCard(greeting));
}

describe("when a wedding is moved by a week", () => {
  const moved = write(wedding(), "date.date", "2027-10-23");

  test("all that hangs on its day moves with it", () => {
    expect(says(moved, "rsvp.deadline")).toBe("2027-10-09");
    expect(says(moved, "photo-wall.fromDate")).toBe("2027-10-23");
    expect(says(moved, "photo-wall.untilDate")).toBe("2027-11-06");
  });

  test("its maker is told what moved", () => {
    expect(movedDays(greeting, { before: wedding(), after: moved })).toEqual([
      { label: "참석 여부 마감", from: "2027년 10월 2일 토요일", to: "2027년 10월 9일 토요일" },
      {
        label: "함께 만드는 사진첩 시작",
        from: "2027년 10월 16일 토요일",
        to: "2027년 10월 23일 토요일",
      },
      { label: "함께 만드는 사진첩 끝", from: "2027년 10월 30일 토요일", to: "2027년 11월 6일 토요일" },
    ]);
  });

  test("a day that is to stay stays", () => {
    const fixed = fixDay(wedding(), "rsvp.deadline", true);
    expect(says(write(fixed, "date.date", "2027-10-23"), "rsvp.deadline")).toBe("2027-10-02");
    const again = write(fixDay(fixed, "rsvp.deadline", false), "date.date", "2027-10-23");
    expect(says(again, "rsvp.deadline")).toBe("2027-10-09");
  });
});

test("the day it was moved from is remembered, for texts that still say it, until it is the day again", () => {
  const moved = write(wedding(), "date.date", "2027-10-23");
  expect(moved.formerDays).toEqual(["2027-10-16"]);
  expect(write(moved, "date.date", "2027-10-16").formerDays).toEqual(["2027-10-23"]);
});

test("what begins with the event begins at its new hour", () => {
  const later = write(wedding(), "date.time", "14:00");
  expect(says(later, "photo-wall.fromTime")).toBe("14:00");
});

test("a day that is chosen anew is that far from the event from then on", () => {
  const chosen = write(wedding(), "rsvp.deadline", "2027-10-09");
  expect(says(write(chosen, "date.date", "2027-11-20"), "rsvp.deadline")).toBe("2027-11-13");
});

test("a day that was taken out does not come back", () => {
  const without = write(wedding(), "rsvp.deadline", "");
  expect(says(write(without, "date.date", "2027-11-20"), "rsvp.deadline")).toBe("");
});

test("while the event has no day they wait, and come when it has one", () => {
  const open = write(wedding(), "date.date", "");
  expect(says(write(open, "date.date", "2028-01-08"), "rsvp.deadline")).toBe("2027-12-25");
});

test("a card from before moves them too, without having kept how far they are", () => {
  const { offsets: _offsets, ...before } = wedding();
  expect(says(write(before, "date.date", "2027-10-23"), "rsvp.deadline")).toBe("2027-10-09");
});

test.each(samples.map((sample) => [sample.name, sample] as const))(
  "a card from sample %s has its days as far from its own as the sample had them",
  (_, sample) => {
    const begun = startFrom(greeting, sample);
    const shown = says(sample.content, "rsvp.deadline");
    const day = says(sample.content, "date.date");
    expect(says(begun, "rsvp.deadline")).toBe("");
    if (!shown || !day) return;
    const dated = write(begun, "date.date", daysAfter(String(day), 35));
    expect(says(dated, "rsvp.deadline")).toBe(daysAfter(String(shown), 35));
  },
);
