import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchEntries } from "./watch-entries.ts";

/** A page that can be looked away from, and a server whose open lines can be spoken into and cut. */
function lineToServer() {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", async (address: string, { signal }: RequestInit = {}) => {
    if (address === "/config.json") return Response.json({ graphqlEndpoint: "/graphql", apiKey: "key" });
    return new Response(
      new ReadableStream({
        start(line) {
          open.add(line);
          signal?.addEventListener("abort", () => open.delete(line) && line.error(signal.reason));
        },
      }),
    );
  });
  return {
    isOpen: () => open.size === 1,
    isClosed: () => open.size === 0,
    tell(...entriesChanged: string[]) {
      const event = `event: next\ndata: ${JSON.stringify({ data: { entriesChanged } })}\n\n`;
      for (const line of open) line.enqueue(new TextEncoder().encode(event));
    },
    /** As a server that stops lets go: it says when to come back. */
    end(retryMs: number) {
      for (const line of open) {
        line.enqueue(new TextEncoder().encode(`retry: ${retryMs}\n\n`));
        line.close();
      }
      open.clear();
    },
    cut() {
      for (const line of open) line.error(new TypeError("network error"));
      open.clear();
    },
    look(visibilityState: "visible" | "hidden") {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const until = (is: () => boolean) => vi.waitUntil(is, { interval: 1, timeout: 60_000 });

/** Two sections that somebody looks at, and what each heard. */
async function watching() {
  const line = lineToServer();
  const watch = watchEntries("card");
  const heard = { guestbook: 0, rsvp: 0 };
  const ends = (["guestbook", "rsvp"] as const).map((section) =>
    watch(section, () => {
      heard[section] += 1;
    }),
  );
  await until(line.isOpen);
  return { line, watch, heard, leave: () => ends.map((end) => end()) };
}

test("a section hears of what changed on it, and nothing at the beginning", async () => {
  const { line, heard, leave } = await watching();
  expect(heard).toEqual({ guestbook: 0, rsvp: 0 });
  line.tell("rsvp");
  await until(() => heard.rsvp > 0);
  expect(heard).toEqual({ guestbook: 0, rsvp: 1 });
  leave();
});

test("after a lost line every section is read anew, once", async () => {
  const { line, heard, leave } = await watching();
  line.cut();
  await until(() => {
    // The pause begins when the loss is noticed, and others in this process may have timers too.
    vi.runAllTimers();
    return heard.rsvp > 0;
  });
  expect(heard).toEqual({ guestbook: 1, rsvp: 1 });
  line.tell("guestbook");
  await until(() => heard.guestbook > 1);
  expect(heard).toEqual({ guestbook: 2, rsvp: 1 });
  leave();
});

test("a server that lets go is asked again when it said", async () => {
  const { line, leave } = await watching();
  const later = vi.spyOn(globalThis, "setTimeout");
  line.end(4_321);
  await until(() => later.mock.calls.some(([, ms]) => ms === 4_321));
  vi.runAllTimers();
  await until(line.isOpen);
  leave();
});

test("those who lost their line together come back at different moments", async () => {
  const { line, leave } = await watching();
  const later = vi.spyOn(globalThis, "setTimeout");
  vi.spyOn(Math, "random").mockReturnValueOnce(0.25);
  line.cut();
  await until(() => later.mock.calls.some(([, ms]) => ms === 1_500));
  leave();
});

test("nobody is told anything while nobody looks, and whoever comes back reads it anew", async () => {
  const { line, heard, leave } = await watching();
  line.look("hidden");
  await until(line.isClosed);
  line.look("visible");
  await until(() => heard.guestbook > 0);
  expect(heard).toEqual({ guestbook: 1, rsvp: 1 });
  leave();
});

test("a page that was left opens no line when it is looked at again", async () => {
  const { line, leave, watch } = await watching();
  leave();
  await until(line.isClosed);
  line.look("hidden");
  line.look("visible");
  expect(line.isClosed()).toBe(true);
  let heard = 0;
  const end = watch("guestbook", () => {
    heard += 1;
  });
  await until(line.isOpen);
  expect(heard).toBe(0);
  end();
});
