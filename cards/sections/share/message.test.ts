import { describe, expect, test } from "vitest";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { readMessage } from "#domain/check-message.ts";
import { checkLine, shareMessageOf, withCheckLines } from "./message.ts";

const checkNumber = "482 913";
const sentKinds = ["greeting", "birthday", "baby-birthday", "thanks", "event", "memorial", "site"] as const;

describe.each(sentKinds)("the message of every sample of %s", (name) => {
  test("ends with where and by what it can be checked, and is judged as ours there", async () => {
    const kind = kindNamed(name);
    for (const { content } of await samplesOf(name)) {
      const { language } = content;
      const address = `https://goi.kr${kind.addresses.view.replace(/\{\w+\}/, "abcdefghijkmnpqr")}?v=3`;
      const facts = kind.facts(content);
      const message = shareMessageOf({ ...facts, language, address, checkNumber }, facts.title);
      expect(message.endsWith(checkLine({ checkNumber, language }))).toBe(true);
      const own = new URL("https://goi.kr");
      const read = readMessage({ message, day: "", own, today: "2026-11-18" });
      expect(read.number).toEqual({ number: 482_913 });
      expect(read.links.map(({ isOurs }) => isOurs)).toEqual([true, true]);
      // A notice of a death names no year.
      const days = read.days.map((day) => day.slice(5));
      if (facts.when) expect(days).toContain(facts.when.date.slice(5));
    }
  });
});

const told = { language: "ko", address: "https://goi.kr/card/abcdefghijkmnpqr?v=3" } as const;

test("the line is the one that people are told to look for, with the page's address before it", () => {
  expect(withCheckLines("초대합니다", { ...told, checkNumber })).toBe(
    "초대합니다\n\n안심 확인 goi.kr/check\ngoi 주소창에서 확인번호 482 913",
  );
});

test("what nobody can check yet promises no number", () => {
  expect(withCheckLines("초대합니다", { ...told, checkNumber: null })).toBe("초대합니다");
  expect(withCheckLines("초대합니다", told)).toBe("초대합니다");
});
