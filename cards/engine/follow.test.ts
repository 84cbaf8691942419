import { describe, expect, test } from "vitest";
import { schemaAt } from "#cards/fields/schema.ts";
import { kindNamed, kinds } from "#cards/kinds/kinds.ts";
import { nowhere, place, venueBlock } from "#cards/sections/venue/block.ts";
import { venue } from "#cards/sections/venue/section.ts";
import { type CardContent, readCard, startCard } from "./card.ts";
import {
  adopt,
  blocksOf,
  followAgain,
  letGo,
  takeOver,
  withBlocks,
  withOwnChanges,
  withoutBlocks,
} from "./follow.ts";
import type { Kind } from "./kind.ts";
import type { Section } from "./section.ts";

const greeting = kindNamed("greeting");
const section = venue as Section;
const said = {
  ...nowhere,
  name: "달빛 예식장",
  hall: "2층 그랜드홀",
  address: "서울 종로구 가온길 12",
  directions: { ...nowhere.directions, subway: "3호선 안국역", parking: "두 시간 무료" },
};
const block = { id: "0b5e3c1e-6a0e-4c0f-9d3a-0d3c7d1b2a01", said };
const corrected = { ...said, address: "서울 종로구 가온길 21", phone: "02-123-4567" };

const venueOf = (content: CardContent) => content.sections.venue as typeof said & { title: string };
function writing(fields: object, content = startCard(greeting)): CardContent {
  const sections = { ...content.sections, venue: { ...content.sections.venue, ...fields } };
  return withOwnChanges({ before: content, after: { ...content, sections }, section });
}
const adopted = (content = startCard(greeting)) => adopt({ content, section, block });
const now = (content: CardContent, words = corrected) =>
  venueOf(withBlocks(greeting, { content, blocks: new Map([[block.id, words]]) }));

describe("a section that follows a block", () => {
  test("says what the block says, now and after it was corrected; its own heading stays", () => {
    const content = adopted(writing({ title: "오시는 길" }));
    expect(venueOf(content)).toMatchObject({ ...said, title: "오시는 길" });
    expect(now(content)).toMatchObject({ ...corrected, title: "오시는 길" });
    expect(blocksOf(content)).toEqual([block.id]);
  });

  test("keeps what its maker wrote of the same place where the block says nothing", () => {
    for (const name of ["", "달빛예식장"]) {
      const content = adopted(writing({ phone: "010-1111-2222", name }));
      expect(venueOf(content)).toMatchObject({ phone: "010-1111-2222", name: "달빛 예식장" });
      expect(now(content).phone).toBe("010-1111-2222");
    }
  });

  test("leaves nothing of another place behind: its telephone and its way would lead astray", () => {
    const directions = { ...nowhere.directions, bus: "1711번" };
    const content = adopted(writing({ name: "햇빛 예식장", phone: "02-999-9999", directions }));
    expect(venueOf(content)).toMatchObject(said);
  });

  test("keeps what its maker changed, field by field, until it is put back", () => {
    const content = writing({ directions: { ...said.directions, parking: "발레파킹" } }, adopted());
    expect(content.follows?.venue?.own).toEqual(["directions.parking"]);
    expect(now(content)).toMatchObject({
      address: corrected.address,
      directions: { subway: "3호선 안국역", parking: "발레파킹" },
    });
    const back = followAgain({ content, section, path: "directions.parking", said });
    expect(back.follows?.venue?.own).toEqual([]);
    expect(venueOf(back).directions.parking).toBe("두 시간 무료");
  });

  test("a field that is taken over stays as it is, also before a letter of it changed", () => {
    const content = takeOver({ content: adopted(), section, path: "address" });
    expect(now(content).address).toBe(said.address);
  });

  test("is kept as a name and the maker's own words only, and is read back the same", () => {
    const content = writing({ hall: "3층 별빛홀" }, adopted());
    const kept = readCard(greeting, JSON.parse(JSON.stringify(withoutBlocks(greeting, content))));
    expect(venueOf(kept)).toMatchObject({ ...nowhere, hall: "3층 별빛홀" });
    expect(now(kept, said)).toEqual(venueOf(content));
  });

  test("that lets go has all of it for its own", () => {
    const content = letGo({ content: adopted(), section });
    expect(content.follows).toBeUndefined();
    expect(now(content)).toMatchObject(said);
    expect(withoutBlocks(greeting, content)).toEqual(content);
  });

  test("without an answer from its block stays as it is", () => {
    const content = adopted();
    expect(withBlocks(greeting, { content, blocks: new Map() })).toEqual(content);
  });
});

test("sections that follow nothing, and fields that cannot, are not believed", () => {
  const sent = {
    ...startCard(greeting),
    follows: { venue: { block: block.id, own: ["title", "name"] }, greeting: { block: block.id, own: [] } },
  };
  expect(readCard(greeting, sent).follows).toEqual({ venue: { block: block.id, own: ["name"] } });
  expect(readCard(greeting, startCard(greeting))).not.toHaveProperty("follows");
  const wrong = { ...sent, follows: { venue: { block: "달빛", own: [] } } };
  expect(() => readCard(greeting, wrong)).toThrow();
});

test("every field that may follow is there on both sides and takes what the block says", () => {
  const followed = kinds.flatMap((kind: Kind) => kind.sections.filter(({ follows }) => follows));
  expect(followed.length).toBeGreaterThan(4);
  for (const one of followed) {
    for (const [path, theirs] of Object.entries(one.follows ?? {})) {
      const [own, lent] = [
        schemaAt(one.content, path.split(".")),
        schemaAt(venueBlock.content, theirs.split(".")),
      ];
      expect(own && lent, `${one.name}.${path}`).toBeTruthy();
    }
    const read = adopt({
      content: { ...startCard(greeting), sections: { [one.name]: one.empty as object as never } },
      section: one,
      block,
    });
    expect(one.content.safeParse(read.sections[one.name]).success, one.name).toBe(true);
  }
  expect(place.safeParse(said).success).toBe(true);
});
