import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { newUuid } from "#domain/uuid.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { fakeBrowser } from "./browser-for-tests.ts";
import { createChangeQueue, isOptimistic, type Optimistic } from "./change-queue.ts";
import { createDeviceStorage } from "./device-storage.ts";

type Note = { key: string; says: string };
type Known = readonly string[];

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  browser = fakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(0);
const note = (says: string): Note => ({ key: `key of ${says}`, says });

/** A window with its own place, on the device and on the server that all of them share. */
async function openWindow({ owner = "minsu", shows = [] as Note[], does = [] as Note[] } = {}) {
  const tab = newUuid();
  const line = { cut: false, refusal: "", answers: true };
  const sent: string[] = [];
  const refused: string[] = [];
  const queue = createChangeQueue<Known, Note>({
    storage: createDeviceStorage<Optimistic<Known, Note>>({
      database: "goi-test",
      store: "notes",
      prefix: "goi.test.",
      isKept: isOptimistic,
      tab,
    }),
    whose: { owner, about: "plan" },
    first: { known: [], changes: shows },
    keepsKnown: false,
    async send({ says }) {
      if (line.cut) throw new TypeError("Failed to fetch");
      if (line.refusal) throw new ApiRefusal({ message: "안 됩니다.", extensions: { code: line.refusal } });
      sent.push(says);
      if (!line.answers) await new Promise(() => undefined);
      await Promise.resolve();
      return (known) => [...known, says];
    },
    refused: ({ says }) => void refused.push(says),
    join: (one, other) =>
      one.says[0] === other.says[0] ? { ...one, says: one.says + other.says.slice(1) } : null,
    pauses: { first: 4_000, last: 4_000 },
  });
  const stop = queue.start(() => undefined);
  for (const change of does) void queue.add(change);
  await settled();
  return {
    queue,
    line,
    sent,
    refused,
    stop,
    /** What somebody sees there. */
    shown: () => [...queue.state.getState().known, ...queue.state.getState().changes.map(({ says }) => says)],
    unsent: () => queue.state.getState().changes.map(({ says }) => says),
    failure: () => queue.state.getState().failure?.is,
    /** As a phone does that needs the memory: no page hears of it. */
    async die() {
      // What is written soon is written by then.
      await vi.advanceTimersByTimeAsync(100);
      line.cut = true;
      browser.kill(tab);
    },
  };
}

describe("what is done", () => {
  test("shows at once, and arrives one after the other", async () => {
    const page = await openWindow();
    void page.queue.add(note("하나"));
    void page.queue.add(note("둘"));
    expect(page.shown()).toEqual(["하나", "둘"]);
    expect(page.sent).toEqual(["하나"]);
    await settled();
    expect(page.sent).toEqual(["하나", "둘"]);
    expect(page.queue.state.getState()).toMatchObject({ known: ["하나", "둘"], changes: [], failure: null });
    await vi.advanceTimersByTimeAsync(100);
    expect(browser.kept()).toEqual([]);
  });

  test("is joined to what waits, but not to what is on its way", async () => {
    const page = await openWindow();
    void page.queue.add(note("가1"));
    void page.queue.add(note("가2"));
    void page.queue.add(note("가3"));
    await settled();
    expect(page.sent).toEqual(["가1", "가23"]);
  });

  test("without a network stays on the device, and goes out when the network is back", async () => {
    const page = await openWindow();
    page.line.cut = true;
    expect(await page.queue.add(note("하나"))).toEqual({ is: "offline" });
    expect(page.failure()).toBe("offline");
    page.line.cut = false;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(page.sent).toEqual(["하나"]);
    page.line.cut = true;
    await page.queue.add(note("둘"));
    page.line.cut = false;
    browser.fire("online");
    await settled();
    expect(page.sent).toEqual(["하나", "둘"]);
    expect(page.failure()).toBeUndefined();
  });

  test.each(["RATE_LIMITED", "INTERNAL", "BUSY", "AUTH_REQUIRED", "TOKEN_EXPIRED"])(
    "waits while the server says %s",
    async (code) => {
      const page = await openWindow();
      page.line.refusal = code;
      await page.queue.add(note("하나"));
      expect(page.unsent()).toEqual(["하나"]);
      page.line.refusal = "";
      await page.queue.flush();
      expect(page.sent).toEqual(["하나"]);
      expect(page.refused).toEqual([]);
    },
  );

  test.each(["INVALID", "NOT_FOUND", "FORBIDDEN", "CONFLICT", "LIMIT_REACHED", "BODY_TOO_LARGE"])(
    "is taken back and told where the server says %s, and what follows goes on",
    async (code) => {
      const page = await openWindow();
      page.line.refusal = code;
      const first = page.queue.add(note("하나"));
      void page.queue.add(note("둘"));
      await first;
      expect(page.refused).toEqual(["하나", "둘"]);
      expect(page.shown()).toEqual([]);
    },
  );

  test("is not shown as undone by an answer that was written before it", async () => {
    const page = await openWindow();
    const server: string[] = [];
    const reading = page.queue.read(async () => {
      const answer = [...server];
      if (answer.length === 0) await page.queue.add(note("하나"));
      server.push("하나");
      return answer;
    });
    expect(await reading).toEqual(["하나"]);
  });
});

describe("a page that is lost", () => {
  test("in the middle of sending: the next sends it again, under the same key", async () => {
    const page = await openWindow();
    page.line.answers = false;
    void page.queue.add(note("하나"));
    void page.queue.add(note("둘"));
    await page.die();
    const next = await openWindow();
    expect(next.sent).toEqual(["하나", "둘"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(browser.kept()).toEqual([]);
  });

  test("the moment something was done: it was written down when the page went", async () => {
    const page = await openWindow();
    page.line.cut = true;
    void page.queue.add(note("하나"));
    browser.fire("pagehide");
    expect(browser.kept().join()).toContain("하나");
  });

  test("and what is done before the device has said what it kept, comes after it", async () => {
    const page = await openWindow();
    page.line.cut = true;
    await page.queue.add(note("가1"));
    await page.die();
    const next = await openWindow({ shows: [note("가1")], does: [note("가2")] });
    await settled();
    expect(next.sent).toEqual(["가1", "가2"]);
  });

  test("in a browser that has no databases", async () => {
    browser.withoutDatabase();
    const page = await openWindow();
    page.line.cut = true;
    await page.queue.add(note("하나"));
    await page.die();
    const next = await openWindow();
    expect(next.sent).toEqual(["하나"]);
  });

  test("after the device's clock was put back: the newest words are those of the page, not of the clock", async () => {
    const page = await openWindow();
    page.line.cut = true;
    void page.queue.add(note("가1"));
    await settled();
    browser.fire("pagehide");
    vi.setSystemTime(Date.now() - 3_600_000);
    void page.queue.add(note("가2"));
    await settled();
    await page.die();
    const next = await openWindow();
    expect(next.sent).toEqual(["가12"]);
  });
});

describe("two windows of one member", () => {
  test("keep what they have not sent apart: whoever closes first takes nothing along", async () => {
    const one = await openWindow();
    const other = await openWindow();
    one.line.cut = true;
    await one.queue.add(note("하나"));
    await other.queue.add(note("둘"));
    other.stop();
    await one.die();
    const next = await openWindow();
    expect([other.sent, next.sent]).toEqual([["둘"], ["하나"]]);
  });

  test("a second window does not send what the first is about to", async () => {
    const one = await openWindow();
    one.line.cut = true;
    await one.queue.add(note("하나"));
    await vi.advanceTimersByTimeAsync(100);
    const other = await openWindow();
    expect(other.shown()).toEqual([]);
    expect(other.sent).toEqual([]);
  });

  test("what a page could not send before it was left is sent by the next window that opens it", async () => {
    const one = await openWindow();
    one.line.cut = true;
    await one.queue.add(note("하나"));
    one.stop();
    await settled();
    const other = await openWindow();
    expect(other.sent).toEqual(["하나"]);
  });

  test("two that open together send what a third left once", async () => {
    const lost = await openWindow();
    lost.line.cut = true;
    await lost.queue.add(note("하나"));
    await lost.die();
    const [one, other] = [openWindow(), openWindow()];
    const sent = (await Promise.all([one, other])).flatMap((page) => page.sent);
    await settled();
    expect(sent).toEqual(["하나"]);
  });
});

test("another member on the same device neither sees nor sends it, and it waits for its own", async () => {
  const page = await openWindow();
  page.line.cut = true;
  await page.queue.add(note("하나"));
  await page.die();
  const stranger = await openWindow({ owner: "jiu" });
  expect([stranger.shown(), stranger.sent]).toEqual([[], []]);
  const again = await openWindow();
  expect(again.sent).toEqual(["하나"]);
});

test("what ended is still to be read, is not kept, and goes out when it is open again", async () => {
  const page = await openWindow();
  page.line.cut = true;
  await page.queue.add(note("하나"));
  page.line.cut = false;
  page.queue.end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.shown()).toEqual(["하나"]);
  expect(page.sent).toEqual([]);
  expect(browser.kept()).toEqual([]);
  page.queue.reopen();
  await page.queue.flush();
  expect(page.sent).toEqual(["하나"]);
});
