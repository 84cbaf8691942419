import { describe, expect, test } from "vitest";
import { type CardContent, readCard, startCard } from "#cards/engine/card.ts";
import { carryOver } from "#cards/engine/carry-over.ts";
import { cardPage } from "#cards/engine/page.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import { greeting } from "#cards/kinds/greeting/kind.ts";
import { samples as greetings } from "#cards/kinds/greeting/samples.ts";
import { thanks } from "./kind.ts";
import { sealLetters } from "./letter/seal-letters.ts";
import { type LetterContent, thanksLetter } from "./letter/section.ts";
import { linksFor } from "./links.ts";
import { namesIn } from "./recipients/names.ts";
import { rules } from "./rules.ts";
import { samples } from "./samples.ts";

test("a letter that is too long is refused", () => {
  const card = startCard(thanks);
  const letter = { ...card.sections.letter, body: "가".repeat(1_001) };
  expect(() => readCard(thanks, { ...card, sections: { ...card.sections, letter } })).toThrow("1,000자");
});

describe("the seal", () => {
  const cut = (fields: Partial<LetterContent>) => sealLetters({ ...thanksLetter.empty, ...fields }).join("");

  test("carries a letter of the sender's name in wax, the whole name in a stamp", () => {
    expect(cut({ sender: "강민재 · 유선하", seal: "wax" })).toBe("민");
    expect(cut({ sender: "강민재 · 유선하", seal: "stamp" })).toBe("강민재인");
    expect(cut({ sender: "남궁솔빛", seal: "stamp" })).toBe("남궁솔빛");
    expect(cut({ sender: "Haneul", seal: "wax" })).toBe("H");
  });

  test("is a company's own, what its maker typed, or a word of thanks", () => {
    expect(cut({ occasion: "business", company: "(주)고이", sender: "서하늘", seal: "stamp" })).toBe("고이");
    expect(cut({ sender: "강민재", sealLetters: "온", seal: "wax" })).toBe("온");
    expect(cut({ sender: "", seal: "stamp" })).toBe("감사");
  });
});

describe("a letter made from an earlier card", () => {
  const concerned = (content: CardContent) =>
    inspect({ kind: thanks, rules, content, now: new Date("2027-10-20T03:00:00Z") }).map(
      ({ field }) => field,
    );
  const guests = ["김하늘", "이바다", "김 하늘", "", "Ann", "ann"].map((name) => ({ name }));
  const earlier = carryOver({
    kind: greeting,
    content: greetings.find(({ name }) => name === "hanok-wedding")?.content as CardContent,
    entries: guests,
    today: "2027-10-20",
  });
  const begun = readCard(thanks, thanks.createFrom.begin(startCard(thanks), earlier));

  test("has its people, its day, its photos and everybody who left a name, each once", () => {
    const { occasion, sender, date, photo } = begun.sections.letter as LetterContent;
    expect({ occasion, sender, date }).toEqual({
      occasion: "wedding",
      sender: "이도현 · 한서영",
      date: "2027-10-20",
    });
    expect(photo).not.toBeNull();
    expect(begun.sections.recipients?.names).toBe("김 하늘\n이바다\nann");
    expect(concerned(begun)).toEqual(["body"]);
  });

  test("shows no guest whom else it was sent to", () => {
    const page = cardPage({
      kind: thanks,
      content: begun,
      id: "abc",
      address: "https://goi.test/thanks/abc",
      version: 1,
      today: "2027-10-20",
      now: "2027-10-20T03:00:00.000Z",
      isTrial: false,
      kakaoKey: null,
    });
    expect(JSON.stringify(page)).not.toContain("이바다");
  });

  test("is quiet where the earlier card was of a mourning family", () => {
    const mourning = thanks.createFrom.begin(startCard(thanks), { ...earlier, gathering: "funeral" });
    expect(mourning.theme.name).toBe("inkstone");
    expect(concerned(mourning)).toEqual(["body"]);
  });
});

test("names are taken as they were pasted, and each gets an address that calls it", () => {
  const names = namesIn("김하늘\r\n\n 이바다 ,김하늘;박 솔\t<b>x</b>");
  expect(names).toEqual(["김하늘", "이바다", "박 솔", "<b>x</b>"]);
  const [content] = samples.map((sample) => sample.content);
  const links = linksFor({ names, address: "https://goi.test/thanks/abc", content: content as CardContent });
  expect(links.map(({ address }) => decodeURIComponent(address))).toEqual([
    "https://goi.test/thanks/abc?to=김하늘",
    "https://goi.test/thanks/abc?to=이바다",
    "https://goi.test/thanks/abc?to=박 솔",
  ]);
});

test("who is on the list is sent the letter by name, in the order of the list", () => {
  const content = startCard(thanks);
  const listed = {
    ...content,
    sections: { ...content.sections, recipients: { names: "김하늘\n서연이\n<b>\n김하늘" } },
  };
  expect(thanks.addressees(listed, "https://goi.test/thanks/abc")).toEqual([
    expect.objectContaining({
      name: "김하늘",
      greeting: "김하늘 님께",
      address: "https://goi.test/thanks/abc?to=%EA%B9%80%ED%95%98%EB%8A%98",
    }),
    expect.objectContaining({ name: "서연이", greeting: "서연이에게" }),
  ]);
  expect(thanks.addressees(content, "https://goi.test/thanks/abc")).toEqual([]);
});
