import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Entry, OwnEntry } from "#cards/engine/guest.ts";
import { cardForTests } from "#cards/parts/card-for-tests.ts";
import { words } from "#cards/sections/guestbook/words.ts";
import { Written } from "#cards/sections/guestbook/written.tsx";
import type { Left } from "./left.ts";
import type { WallState } from "./use-wall.ts";
import { Wall } from "./wall.tsx";

const createdAt = "2027-05-22T03:00:00.000Z";

function entry(id: string, changes: Partial<Entry> = {}): Entry {
  const shown = { name: "한지우", message: `${id} 글` };
  return { id, shown, pinned: false, reply: null, createdAt, ...changes };
}

function ownEntry(id: string, state: OwnEntry["state"]): OwnEntry {
  return { id, section: "guestbook", content: { name: "남기찬", message: `${id} 글` }, state, createdAt };
}

function leftOf(entries: Entry[], changes: Partial<Left> = {}): Left {
  const page = { entries, count: entries.length, next: null, ...changes };
  return { ...page, first: page, waiting: null };
}

const nothing = async () => {};

type Given = {
  left: Left | null;
  mine?: OwnEntry[];
  wall?: Partial<WallState>;
  seal?: { until: Date; mark: string };
};

function shown({ left, mine = [], wall, seal }: Given): string {
  const marks = { pending: "확인 전", blocked: "가려짐", accepted: "", waiting: "" };
  const state: WallState = {
    section: "guestbook",
    place: createRef(),
    writing: createRef(),
    own: mine,
    left,
    note: "",
    failed: false,
    busy: false,
    fresh: 0,
    isEmpty: left?.entries.length === 0 && !left.blocked,
    markOf: ({ state }) => marks[state],
    reload: nothing,
    more: nothing,
    patch: () => {},
    added: nothing,
    changed: () => {},
    withdraw: nothing,
    ...wall,
  };
  return renderToStaticMarkup(
    <Wall
      wall={state}
      card={cardForTests}
      say={words.ko}
      content={{ title: "", prompt: "" }}
      fields={<p>칸</p>}
      names={["name", "message"]}
      layout="list"
      list="entries"
      Drawn={Written}
      {...(seal && { seal })}
    />,
  );
}

test("what others wrote is counted and listed, a pinned one is marked, and an answer stands under its entry", () => {
  const html = shown({ left: leftOf([entry("첫", { pinned: true }), entry("둘", { reply: "고마워요" })]) });
  expect(html).toContain("모두 2개의 글");
  expect(html).toMatch(/고정한 글.*첫 글.*2027\. 05\. 22.*둘 글.*답글.*고마워요/);
  expect(html).not.toContain("더 보기");
  expect(shown({ left: leftOf([entry("첫")], { next: "older" }) })).toContain("더 보기");
});

test("one's own entry is changed at once, another's behind a button that is named after it", () => {
  const html = shown({
    left: leftOf([entry("내"), entry("남의")]),
    mine: [ownEntry("내", "accepted")],
  });
  expect(html.match(/한지우 님의 글 지우기/g)).toHaveLength(1);
  expect(html.match(/한지우 님의 글 고치거나 지우기, 신고하기/g)).toHaveLength(1);
});

test("what nobody else reads yet stands apart from the list, with the reason, and is not counted", () => {
  const html = shown({
    left: leftOf([entry("다른")]),
    mine: [ownEntry("기다리는", "pending"), ownEntry("가린", "blocked"), ownEntry("보이는", "accepted")],
  });
  expect(html).toMatch(/확인 전.*기다리는 글.*가려짐.*가린 글.*모두 1개의 글.*다른 글/);
  expect(html).not.toContain("보이는 글");
});

test("an empty wall invites, but not who has just written, nor where something is hidden", () => {
  expect(shown({ left: leftOf([]) })).toContain("첫 글을 남겨 주세요.");
  expect(shown({ left: leftOf([]), mine: [ownEntry("내", "pending")] })).not.toContain("첫 글을");
  const hidden = shown({ left: leftOf([], { blocked: 1 }) });
  expect(hidden).toContain("임시 조치로 가려진 글이 1개 있습니다.");
  expect(hidden).not.toContain("첫 글을");
});

test("under a seal everybody reads what they wrote themselves and nothing else", () => {
  const seal = { until: new Date("2027-06-01T00:00:00Z"), mark: "나만 보는 글" };
  const html = shown({ left: leftOf([], { count: 3 }), mine: [ownEntry("내", "accepted")], seal });
  expect(html).toMatch(/나만 보는 글.*내 글/);
  expect(html).not.toMatch(/모두 3개|첫 글을/);
  expect(shown({ left: leftOf([], { count: 0 }), seal })).not.toContain("첫 글을");
});

test("news wait behind a button, and what could not be loaded can be asked for again", () => {
  const html = shown({ left: leftOf([entry("첫")]), wall: { fresh: 2, failed: true } });
  expect(html).toContain("새 글 2개 보기");
  expect(html).toContain("다시 불러오기");
});
