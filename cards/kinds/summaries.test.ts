import { describe, expect, test } from "vitest";
import { startCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { photosIn } from "#cards/engine/photo.ts";
import { kindNamed, kinds } from "./kinds.ts";
import { samplesOf } from "./samples.ts";

/** Their own words stand on the card only where somebody wrote some. */
const SILENT = new Set(["share"]);

describe.each(
  kinds.filter((kind: Kind) => !kind.canvasEditor).map((kind) => [kind.name, kind as Kind] as const),
)("what the rows of a %s say", (name, kind) => {
  test("is one short line, for everything that a sample has filled in", async () => {
    for (const { label, content } of await samplesOf(name)) {
      for (const section of kind.sections) {
        const own = content.sections[section.name];
        const words = section.summary?.(own) ?? "";
        expect(words).not.toMatch(/\n|undefined|NaN|null/);
        if (!section.isVisible(own) || SILENT.has(section.name) || photosIn(own).length > 0) continue;
        expect(words, `${label}: ${section.label}`).not.toBe("");
      }
    }
  });

  test("is nothing of a person while nothing is typed", () => {
    for (const section of kind.sections) {
      const words = section.summary?.(startCard(kind).sections[section.name]) ?? "";
      expect(words).not.toMatch(/undefined|NaN|^ | $| · $|^ · /);
    }
  });
});

test("a half-made wedding says whose it is, when and where", () => {
  const { sections } = kindNamed("greeting");
  const says = (name: string, change: object) => {
    const section = sections.find((one) => one.name === name);
    return section?.summary?.({ ...(section.empty as object), ...change });
  };
  const groom = { familyName: "김", givenName: "도현" };
  const bride = { familyName: "이", givenName: "서연" };
  expect(says("couple", { groom, bride })).toBe("신랑 김도현 · 신부 이서연");
  expect(says("couple", { groom, bride, brideFirst: true })).toBe("신부 이서연 · 신랑 김도현");
  expect(says("date", { date: "2027-05-29", time: "12:30" })).toBe("5월 29일 토 12:30");
  expect(says("date", {})).toBe("");
  expect(says("venue", { name: "다온컨벤션", hall: "3층 그랜드홀" })).toBe("다온컨벤션 · 3층 그랜드홀");
  expect(says("greeting", { body: "  들꽃이\n피는 날,  " })).toBe("들꽃이 피는 날,");
  expect(says("rsvp", { taking: true, deadline: "2027-05-15" })).toBe("5월 15일까지 받아요");
  const account = { relation: "", bank: "kakao", number: "3333-00-0000001", holder: "김도현", payLink: "" };
  expect(says("accounts", { groups: [{ label: "", people: [account, account] }] })).toBe("계좌 2개");
});
