import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { OwnEntry, SentEntry, UnsentEntry } from "#cards/engine/guest.ts";
import { keep, readKept } from "#cards/parts/guest-entry/kept.ts";
import { newUuid } from "#domain/uuid.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { fakeBrowser } from "#web/offline-queue/browser-for-tests.ts";
import { createUnsentEntries, type Outcome } from "./unsent-entries.ts";

const CARD = "abcdefghijklmnop";
const PLACE = `goi.${CARD}.rsvp`;

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  browser = fakeBrowser();
  const words = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => words.get(key) ?? null,
    setItem: (key: string, value: string) => void words.set(key, value),
    removeItem: (key: string) => void words.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(100);

const rsvp = (name: string, key = `key of ${name}`): SentEntry => ({
  section: "rsvp",
  content: { name },
  key,
  place: PLACE,
});

/** What a form does before it sends. */
const write = ({ key, content }: SentEntry) =>
  keep(PLACE, { key, sent: JSON.stringify(content), typed: { name: String(content.name) } });

/** A server that leaves each key once, however often it is sent. */
function server() {
  const left = new Map<string, OwnEntry>();
  let calls = 0;
  return {
    line: { cut: false, refusal: "", loses: false, hangs: false },
    left: () => [...left.values()].map(({ content }) => content.name),
    calls: () => calls,
    async leave(
      this: { line: { cut: boolean; refusal: string; loses: boolean; hangs: boolean } },
      entry: SentEntry,
    ) {
      calls += 1;
      if (this.line.cut) throw new TypeError("Failed to fetch");
      if (this.line.refusal)
        throw new ApiRefusal({ message: "자리가 모두 찼습니다.", extensions: { code: this.line.refusal } });
      const known = left.get(entry.key) ?? {
        id: newUuid(),
        section: entry.section,
        content: entry.content,
        state: "accepted" as const,
        createdAt: new Date().toISOString(),
      };
      left.set(entry.key, known);
      if (this.line.hangs) await new Promise(() => undefined);
      if (this.line.loses) throw new TypeError("Failed to fetch");
      return known;
    },
  };
}

/** The card's page in a window. */
async function openPage(at: ReturnType<typeof server>) {
  const tab = newUuid();
  const told: string[] = [];
  let flag = false;
  const entries = createUnsentEntries({
    card: CARD,
    tab,
    send: (entry) => at.leave(entry),
    onSent: () => void told.push("sent"),
    onRefused: (sentence) => void told.push(sentence),
    onStuck: () => void told.push("stuck"),
    onWaiting: (isThere) => {
      flag = isThere;
    },
  });
  const stop = entries.start();
  await settled();
  return {
    told,
    stop,
    isFlagged: () => flag,
    /** What became of it, and the way to have it back. */
    leave(entry: SentEntry) {
      const way: { unsent?: UnsentEntry; outcome?: Outcome } = {};
      void entries
        .leave(entry, (unsent) => {
          way.unsent = unsent;
        })
        .then((outcome) => {
          way.outcome = outcome;
        });
      return way;
    },
    async die() {
      await settled();
      stop();
      browser.kill(tab);
    },
  };
}

describe("an answer that is given without a network", () => {
  test("waits, says so, and arrives once when the network is back", async () => {
    const goi = server();
    goi.line.cut = true;
    const page = await openPage(goi);
    write(rsvp("한지우"));
    const way = page.leave(rsvp("한지우"));
    await settled();
    expect(way.outcome).toBeUndefined();
    expect([page.isFlagged(), page.told]).toEqual([true, ["stuck"]]);
    goi.line.cut = false;
    browser.fire("online");
    await settled();
    expect(goi.left()).toEqual(["한지우"]);
    expect(way.outcome).toMatchObject({ is: "left", entry: { content: { name: "한지우" }, late: true } });
    expect([page.isFlagged(), page.told]).toEqual([false, ["stuck", "sent"]]);
    expect(readKept(PLACE)).toBeNull();
  });

  test("is sent by the next page, where this one was closed, and its words are there until then", async () => {
    const goi = server();
    goi.line.cut = true;
    const page = await openPage(goi);
    write(rsvp("한지우"));
    page.leave(rsvp("한지우"));
    await page.die();
    expect(readKept(PLACE)).toMatchObject({ isUnsent: true, typed: { name: "한지우" } });
    goi.line.cut = false;
    const next = await openPage(goi);
    expect(goi.left()).toEqual(["한지우"]);
    expect(next.told).toEqual(["sent"]);
  });

  test("is left once, where the answer to it was lost and it was sent again", async () => {
    const goi = server();
    goi.line.loses = true;
    const page = await openPage(goi);
    const way = page.leave(rsvp("한지우"));
    await settled();
    goi.line.loses = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(goi.calls()).toBeGreaterThan(1);
    expect(goi.left()).toEqual(["한지우"]);
    expect(way.outcome).toMatchObject({ is: "left" });
  });

  test("is sent again where nothing was answered for long", async () => {
    const goi = server();
    goi.line.hangs = true;
    const page = await openPage(goi);
    page.leave(rsvp("한지우"));
    await settled();
    goi.line.hangs = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect([goi.calls(), goi.left(), page.told]).toEqual([2, ["한지우"], ["stuck", "sent"]]);
  });

  test("is left once by two windows that are open together", async () => {
    const goi = server();
    goi.line.cut = true;
    const [one, other] = [await openPage(goi), await openPage(goi)];
    write(rsvp("한지우"));
    one.leave(rsvp("한지우"));
    other.leave(rsvp("한지우"));
    await settled();
    goi.line.cut = false;
    browser.fire("online");
    await settled();
    expect(goi.left()).toEqual(["한지우"]);
  });
});

describe("what waits", () => {
  test("is not sent once it was taken back", async () => {
    const goi = server();
    goi.line.cut = true;
    const page = await openPage(goi);
    const way = page.leave(rsvp("한지우"));
    await settled();
    await way.unsent?.takeBack();
    goi.line.cut = false;
    browser.fire("online");
    await settled();
    expect(way.outcome).toEqual({ is: "taken-back" });
    expect([goi.left(), page.isFlagged()]).toEqual([[], false]);
  });

  test("is not sent by a window whose guest gave it up in another", async () => {
    const goi = server();
    goi.line.cut = true;
    const page = await openPage(goi);
    write(rsvp("한지우"));
    page.leave(rsvp("한지우"));
    await settled();
    localStorage.removeItem(PLACE);
    sessionStorage.removeItem(PLACE);
    goi.line.cut = false;
    browser.fire("online");
    await settled();
    expect(goi.left()).toEqual([]);
  });

  test.each(["FULL", "CLOSED", "GONE", "INVALID", "NOT_FOUND"])(
    "and is refused as %s is told so, and its words stay with the sentence",
    async (code) => {
      const goi = server();
      goi.line.cut = true;
      const page = await openPage(goi);
      write(rsvp("한지우"));
      const way = page.leave(rsvp("한지우"));
      await settled();
      Object.assign(goi.line, { cut: false, refusal: code });
      browser.fire("online");
      await settled();
      expect(way.outcome).toMatchObject({ is: "refused", sentence: "자리가 모두 찼습니다." });
      expect(page.told).toEqual(["stuck", "자리가 모두 찼습니다."]);
      expect(readKept(PLACE)).toMatchObject({
        typed: { name: "한지우" },
        refusal: { sentence: "자리가 모두 찼습니다." },
      });
      expect(readKept(PLACE)?.isUnsent).toBeUndefined();
      expect(page.isFlagged()).toBe(false);
    },
  );
});
