import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { GuestRefusal } from "#cards/engine/guest.ts";
import { DAY_MS } from "#domain/duration.ts";
import { refusals } from "#domain/refusal.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { OFFLINE, sendPhoto, type UploadWay } from "./send-photo.ts";

const body = new Blob(["a photo"], { type: "image/jpeg" });
const stored = { key: "u/1", width: 40, height: 30, placeholder: "" };
const refused = (code: keyof typeof refusals) =>
  new ApiRefusal({ message: refusals[code].sentence, extensions: { code } });

/** What the form is answered with, one after the other; "lost" takes the file and loses the answer. */
type Answer = number | "lost" | "unreachable";

/** A bucket and a server as a browser meets them. */
function world({ answers = [], finishes = [] }: { answers?: Answer[]; finishes?: (Error | null)[] } = {}) {
  const files = new Set<string>();
  const posted: string[] = [];
  let forms = 0;

  class Request extends EventTarget {
    upload = new EventTarget();
    status = 0;
    url = "";
    open(_method: string, url: string) {
      this.url = url;
    }
    async send() {
      await Promise.resolve();
      const answer = answers.shift() ?? (files.has(this.url) ? 403 : 204);
      posted.push(this.url);
      if (answer === "unreachable") return this.end("error");
      this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: 1, total: 2 }));
      if (answer === 204 || answer === "lost") files.add(this.url);
      if (answer === "lost") return this.end("error");
      this.status = answer;
      this.end("load");
    }
    abort() {
      this.end("abort");
    }
    end(how: string) {
      this.dispatchEvent(new Event(how));
      this.dispatchEvent(new Event("loadend"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);

  const way: UploadWay = {
    async prepare() {
      forms += 1;
      return { id: `form-${forms}`, url: `form-${forms}`, fields: [] };
    },
    async finish(id) {
      const failure = finishes.shift();
      if (failure) throw failure;
      if (!files.has(id)) throw refused("NOT_FOUND");
      return stored;
    },
  };
  return { way, posted, forms: () => forms };
}

const page = new EventTarget();
let online = true;
beforeEach(() => {
  vi.useFakeTimers();
  online = true;
  vi.stubGlobal("navigator", {
    get onLine() {
      return online;
    },
  });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = new AbortController().signal;
const silent = { onProgress: () => undefined, signal: never };

/** Lets pauses pass until it is decided. */
async function outcomeOf<Value>(
  sending: Promise<Value>,
): Promise<Value | { problem: string; canRetry: boolean }> {
  const outcome = sending.catch(({ message, canRetry }) => ({ problem: message, canRetry }));
  await vi.runAllTimersAsync();
  return outcome;
}

describe("a photo that is sent", () => {
  test("tells how far it is and arrives", async () => {
    const { way } = world();
    const parts: number[] = [];
    const sending = sendPhoto({ body, way, signal: never, onProgress: (part) => parts.push(part) });
    expect(await outcomeOf(sending)).toEqual(stored);
    expect(parts).toEqual([0, 0.5, 1]);
  });

  test("asks for a new form when the old one has run out", async () => {
    const { way, posted } = world({ answers: [403] });
    expect(await outcomeOf(sendPhoto({ body, way, ...silent }))).toEqual(stored);
    expect(posted).toEqual(["form-1", "form-2"]);
  });

  test("whose answer got lost is not kept twice", async () => {
    const { way, posted, forms } = world({ answers: ["lost"] });
    expect(await outcomeOf(sendPhoto({ body, way, ...silent }))).toEqual(stored);
    expect([posted, forms()]).toEqual([["form-1", "form-1"], 1]);
  });

  test("is not sent again when only the last question failed", async () => {
    const { way, posted } = world({ finishes: [refused("BUSY"), new TypeError("Failed to fetch")] });
    expect(await outcomeOf(sendPhoto({ body, way, ...silent }))).toEqual(stored);
    expect(posted).toEqual(["form-1"]);
  });

  test("gives a busy server time, and the person the choice in the end", async () => {
    const { way, posted } = world({ answers: Array(20).fill(503) });
    expect(await outcomeOf(sendPhoto({ body, way, ...silent }))).toEqual({
      problem: "연결이 고르지 않아 올리지 못했습니다. 다시 해 주세요.",
      canRetry: true,
    });
    expect(posted).toHaveLength(6);
  });

  test.each(["FILE_TYPE", "IMAGE_TOO_LARGE", "IMAGE_BROKEN"] as const)(
    "that is refused (%s) says why, and is not tried again",
    async (code) => {
      const { way, posted } = world({ finishes: [refused(code)] });
      const problem = refusals[code].sentence;
      expect(await outcomeOf(sendPhoto({ body, way, ...silent }))).toEqual({ problem, canRetry: false });
      expect(posted).toHaveLength(1);
    },
  );

  test("that is too large for its form says so", async () => {
    const { way } = world({ answers: [413] });
    expect(await outcomeOf(sendPhoto({ body, way, ...silent }))).toMatchObject({ canRetry: false });
  });

  test("waits for the network, however long, and goes on by itself", async () => {
    const { way, posted } = world({ answers: ["unreachable", "unreachable"] });
    online = false;
    const waiting: (string | null)[] = [];
    const sending = sendPhoto({ body, way, ...silent, onWaiting: (sentence) => waiting.push(sentence) });
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(waiting).toEqual([OFFLINE]);
    page.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(DAY_MS);
    online = true;
    page.dispatchEvent(new Event("online"));
    expect(await outcomeOf(sending)).toEqual(stored);
    expect(posted).toEqual(["form-1", "form-1", "form-1"]);
    expect(waiting.at(-1)).toBeNull();
  });

  test("of a guest's does not wait in silence", async () => {
    const { way } = world({ finishes: [new GuestRefusal({ code: "NOT_FOUND", message: "" })] });
    expect(await outcomeOf(sendPhoto({ body, way, ...silent }))).toEqual(stored);

    online = false;
    const { way: other } = world({ answers: ["unreachable"] });
    const stop = new AbortController();
    const told = new GuestRefusal({ code: "OFFLINE", message: "연결을 확인해 주세요." });
    const onWaiting = () => stop.abort(told);
    const sending = sendPhoto({ body, way: other, ...silent, signal: stop.signal, onWaiting });
    expect(await outcomeOf(sending)).toMatchObject({ problem: "연결을 확인해 주세요." });
  });

  test("can be called off while it waits", async () => {
    const { way } = world({ answers: ["unreachable"] });
    online = false;
    const stop = new AbortController();
    const sending = sendPhoto({ body, way, onProgress: () => undefined, signal: stop.signal });
    sending.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    stop.abort();
    await expect(sending).rejects.toMatchObject({ name: "AbortError" });
  });
});
