import { describe, expect, test } from "vitest";
import { type CardContent, nextMoment, part } from "#cards/engine/card.ts";
import { cardPage } from "#cards/engine/page.ts";
import { carriesMark } from "#cards/engine/plans.ts";
import { sampleCard } from "#cards/engine/read-samples.ts";
import { type Block, blocks, type LinkBlock } from "./blocks/section.ts";
import { always } from "./blocks/sorts.ts";
import { vCard } from "./contact-file.ts";
import { site } from "./kind.ts";
import { samples } from "./samples.ts";

const seen = { title: "보이는 링크", address: "https://goi.example/", icon: "link" } as const;

function page(sections: Record<string, unknown>): CardContent {
  return sampleCard(site, { theme: "hanji", sections });
}

function link(
  id: string,
  more: Pick<LinkBlock, "title" | "address" | "icon"> & Partial<LinkBlock>,
): LinkBlock {
  return { id, type: "link", highlight: false, on: true, ...always, ...more };
}

function saying(...all: Block[]): CardContent {
  return page({ profile: { sitename: "goi-test", name: "한서윤" }, blocks: { blocks: all } });
}

function shownAt(content: CardContent, now: string) {
  const place = { id: "abc", address: "https://goi.example/goi-test", isTrial: true, kakaoKey: null };
  return cardPage({ kind: site, content, ...place, today: now.slice(0, 10), now });
}

describe("what a visitor gets of a page", () => {
  const timed = saying(
    link("always", seen),
    link("off", { ...seen, title: "꺼 둔 링크", on: false }),
    link("bare", { ...seen, title: "주소 없는 링크", address: null }),
    link("sale", {
      ...seen,
      title: "봄 할인",
      fromDate: "2027-03-01",
      fromTime: "09:00",
      untilDate: "2027-03-02",
    }),
  );
  const ids = (now: string) =>
    (shownAt(timed, now).sections.blocks?.blocks as Block[] | undefined)?.map(({ id }) => id);

  test("a link comes and goes at its time, and before it nothing of it leaves the server", () => {
    expect(ids("2027-02-28T23:59:59.000Z")).toEqual(["always"]);
    expect(ids("2027-03-01T00:00:00.000Z")).toEqual(["always", "sale"]);
    expect(ids("2027-03-02T14:59:59.000Z")).toEqual(["always", "sale"]);
    expect(ids("2027-03-02T15:00:00.000Z")).toEqual(["always"]);
    expect(JSON.stringify(shownAt(timed, "2027-02-28T00:00:00.000Z"))).not.toMatch(/할인|꺼 둔/);
  });

  test("the page is drawn anew at these moments", () => {
    expect(nextMoment(site, timed, new Date("2027-02-01T00:00:00Z"))).toEqual(
      new Date("2027-03-01T00:00:00Z"),
    );
    expect(nextMoment(site, timed, new Date("2027-03-01T00:00:00Z"))).toEqual(
      new Date("2027-03-02T15:00:00Z"),
    );
    expect(nextMoment(site, timed, new Date("2027-03-02T15:00:00Z"))).toBeNull();
  });

  test("a page on which nothing is out has no empty list", () => {
    const off = saying(link("off", { ...seen, on: false }));
    expect(shownAt(off, "2027-03-01T00:00:00.000Z").shown).not.toContain("blocks");
  });

  test("of other cards only those that are open, by the names they have now", () => {
    const shelf = { id: "shelf", type: "cards", title: "", cards: [] } as const;
    const chosen = ["first", "closed"].map((id) => ({
      id,
      title: "옛 이름",
      kind: "카드",
      address: "/card/x",
    }));
    const content = saying({ ...shelf, cards: chosen });
    expect(site.mentions.ids(content)).toEqual(["first", "closed"]);
    const open = { id: "first", title: "새 이름", kind: "카드", address: "/card/first" };
    const kept = part(site.mentions.keep(content, [open]), blocks).blocks;
    expect(kept).toEqual([{ ...shelf, cards: [open] }]);
  });
});

test("a link that could do harm is refused wherever it comes from", () => {
  for (const address of ["javascript:alert(1)", "data:text/html,x", "goi.example"]) {
    expect(blocks.content.safeParse({ blocks: [link("a", { ...seen, address })] }).success).toBe(false);
  }
});

test("somebody is taken into an address book with a Hangul name and lines that old telephones read", () => {
  const contact = {
    name: "한서윤",
    role: "도예가; 고이도자, 이천",
    phone: "010-0000-0000",
    email: "hello@goi.example",
    place: "경기 이천시 흙내로 12 고이도자 작업실 이층 왼쪽 문으로 들어오세요",
  };
  const file = vCard(contact, "https://goi.example/seoyun");
  const lines = file.split("\r\n");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const whole = file.replaceAll("\r\n ", "");
  expect(whole).toBe(
    [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:한서윤;;;;",
      "FN:한서윤",
      "TITLE:도예가\\; 고이도자\\, 이천",
      "TEL;TYPE=CELL:010-0000-0000",
      "EMAIL;TYPE=INTERNET:hello@goi.example",
      `ADR;TYPE=WORK:;;${contact.place};;;;`,
      "URL:https://goi.example/seoyun",
      "END:VCARD",
      "",
    ].join("\r\n"),
  );
});

test("a free page stays, with our mark; a card that has no price has none", () => {
  expect(site.staysOpen()).toBe(true);
  expect(carriesMark(site, "free")).toBe(true);
  expect(carriesMark(site, "pro")).toBe(false);
  expect(carriesMark({ plans: [] }, "free")).toBe(false);
});

test("whoever begins from a sample gets none of its links and numbers", () => {
  for (const { content } of samples) {
    const begun = blocks.withoutContacts?.(part(content, blocks));
    expect(JSON.stringify(begun)).not.toMatch(/https:|mailto:|000-0000|@/);
  }
});
