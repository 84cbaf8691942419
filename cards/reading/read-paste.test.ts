import { describe, expect, test } from "vitest";
import { startCard } from "#cards/engine/card.ts";
import { type KindName, kindNamed } from "#cards/kinds/kinds.ts";
import { textReaders } from "#cards/kinds/text-readers.ts";
import { PASTED_MAX } from "./clean-paste.ts";
import { readPaste } from "./read-paste.ts";
import { withOffers } from "./read-text.ts";
import { PASTED_ON, textsOfKind } from "./texts-for-tests.ts";

async function pasted(kind: KindName, text: string, anyway = false) {
  const into = kindNamed(kind);
  const readers = await textReaders();
  return readPaste({ kind: into, content: startCard(into), pasted: text, today: PASTED_ON, readers, anyway });
}

const wedding = textsOfKind("greeting")[0]?.text ?? "";
const notice = textsOfKind("memorial")[0]?.text ?? "";

describe("what is no text of this card changes nothing", () => {
  test("nothing, blanks, and marks that nobody sees", async () => {
    for (const text of ["", "  \n\t ", "\u200b\u200e"])
      expect(["empty", "wordless"]).toContain((await pasted("greeting", text)).is);
    expect(await pasted("greeting", "💐🎉\n♥♥♥ ~~~")).toEqual({ is: "wordless" });
  });

  test("a text of another kind is called what it is", async () => {
    expect(await pasted("greeting", notice)).toEqual({ is: "other-kind", kind: "memorial", called: "부고" });
    expect(await pasted("memorial", wedding)).toEqual({
      is: "other-kind",
      kind: "greeting",
      called: "청첩장",
    });
    expect(await pasted("baby-birthday", wedding)).toMatchObject({ is: "other-kind", kind: "greeting" });
  });

  test("its maker may have it read all the same", async () => {
    expect(await pasted("event", wedding, true)).toMatchObject({ is: "read" });
  });

  test("two weddings or two deaths in one text are for no one card", async () => {
    const [one, other] = [textsOfKind("greeting")[0]?.text, textsOfKind("greeting")[3]?.text];
    expect(await pasted("greeting", `${one}\n\n${other}`)).toEqual({ is: "several", called: "청첩장" });
    const [first, second] = textsOfKind("memorial").map(({ text }) => text);
    expect(await pasted("memorial", `${first}\n\n${second}`)).toEqual({ is: "several", called: "부고" });
  });

  test("what says nothing about anybody offers nothing", async () => {
    const outcome = await pasted("greeting", "점심 뭐 먹을까\n난 국수");
    expect(outcome).toMatchObject({ is: "read", offers: [], unread: ["점심 뭐 먹을까", "난 국수"] });
  });
});

test("of a text without an end the beginning is read, soon", async () => {
  const words = "김철수 · 박영희의 국민 110-123 2027년 서울 강남구 ";
  const long = `${wedding}\n${words.repeat(2_000)}`;
  const began = performance.now();
  const outcome = await pasted("greeting", long);
  expect(outcome).toMatchObject({ is: "read", isCut: true });
  expect(long.length).toBeGreaterThan(10 * PASTED_MAX);
  // A figure far above what it takes, so that only an endless search is found by it.
  expect(performance.now() - began).toBeLessThan(5_000);
});

test("marks that turn a line round and tags of a page are not read", async () => {
  const outcome = await pasted(
    "greeting",
    "<p>\u202e신랑 김민준\u202c</p><p>신부 이서연</p><script>신부 박가짜</script>",
  );
  const said = outcome.is === "read" ? outcome.offers.map(({ what, says }) => `${what} ${says}`) : [];
  expect(said).toEqual(["신랑 김민준", "신부 이서연"]);
});

test("what the card says otherwise is shown beside, what it says already is not offered, and one change takes all", async () => {
  const kind = kindNamed("greeting");
  const readers = await textReaders();
  const read = (text: string, content: ReturnType<typeof startCard>) =>
    readPaste({ kind, content, pasted: text, today: PASTED_ON, readers });
  const first = read("신랑 김민준 신부 이서연\n2027년 5월 29일 토요일 낮 12시", startCard(kind));
  if (first.is !== "read") throw new Error(first.is);
  const content = withOffers(kind, { content: startCard(kind), offers: first.offers });
  const second = read("신랑 김민준 신부 이서윤\n2027년 5월 29일 토요일 오후 1시", content);
  if (second.is !== "read") throw new Error(second.is);
  expect(second.offers.map(({ what, says, now, sure }) => ({ what, says, now, sure }))).toEqual([
    { what: "신부", says: "이서윤", now: "이서연", sure: true },
    { what: "예식 시간", says: "오후 1시", now: "낮 12시", sure: true },
  ]);
  expect(second.known).toBe(2);
});

test("a hall that a company describes is the maker's own where the text says another", async () => {
  const kind = kindNamed("greeting");
  const block = "7d2c1f6e-3b5a-4c8d-9e0f-1a2b3c4d5e6f";
  const content = { ...startCard(kind), follows: { venue: { block, own: [] } } };
  const outcome = readPaste({
    kind,
    content,
    pasted: "장소: 라온컨벤션 3층",
    today: PASTED_ON,
    readers: await textReaders(),
  });
  if (outcome.is !== "read") throw new Error(outcome.is);
  expect(withOffers(kind, { content, offers: outcome.offers }).follows?.venue?.own).toEqual(["name", "hall"]);
});
