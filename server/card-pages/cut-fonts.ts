import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { partFile, wholeFile } from "#server/fonts.ts";
import type { Cut, Cutting } from "./cut-worker.ts";

/** Some eight hundred cards with two fonts each. */
const MOST_BYTES = 64 * 1024 * 1024;

/** One takes a third of a second: who would wait longer gets the whole font at once. */
const MOST_WAITING = 20;

/** Numbers and signs that a page may show another day. */
const ALWAYS = " 0123456789.,:-+·D";

/** The letters of a text, each once, in order: what a cut font is made from. */
export function lettersIn(text: string): string {
  return [...new Set(text + ALWAYS)].sort().join("");
}

/** Names a set of letters, so that a font that was kept is never taken for another. */
export function markOf(letters: string): string {
  return createHash("sha256").update(letters).digest("base64url").slice(0, 12);
}

export type Face = { font: string; weight: number; part?: string; letters: string };

/** Cuts fonts to the letters of a card. It takes the processor for long, so another thread does it, one at a time. */
export function createFontCutter() {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: MOST_BYTES,
    sizeCalculation: (font) => font.byteLength,
  });
  const underWay = new Map<string, Promise<Uint8Array | null>>();
  const answers = new Map<number, (font: Uint8Array | null) => void>();
  let worker: Worker | undefined;
  let asked = 0;

  function workerAtHand(): Worker {
    worker ??= new Worker(new URL("./cut-worker.ts", import.meta.url));
    const own = worker;
    own.on("message", ({ id, font }: Cut) => {
      answers.get(id)?.(font);
      answers.delete(id);
    });
    own.once("exit", () => {
      if (worker === own) worker = undefined;
      for (const answer of answers.values()) answer(null);
      answers.clear();
    });
    // A page that waits for a font does not keep the program from ending.
    own.unref();
    return own;
  }

  function cut(file: string, letters: string): Promise<Uint8Array | null> {
    asked += 1;
    const id = asked;
    return new Promise((resolve) => {
      answers.set(id, resolve);
      (worker ?? workerAtHand()).postMessage({ id, file, letters } satisfies Cutting);
    });
  }

  return {
    /** Null where there is no such font, none of the letters in it, or no time for it now. */
    async cut({ font, weight, part, letters }: Face): Promise<Uint8Array | null> {
      const file = part ? await partFile(font, { weight, part, letters }) : wholeFile(font, weight);
      if (!file) return null;
      const key = `${file} ${markOf(letters)}`;
      const known = kept.get(key) ?? underWay.get(key);
      if (known) return known;
      if (underWay.size >= MOST_WAITING) return null;
      const cutting = cut(file, letters).finally(() => underWay.delete(key));
      underWay.set(key, cutting);
      const made = await cutting;
      if (made) kept.set(key, made);
      return made;
    },
    async close(): Promise<void> {
      await worker?.terminate();
    },
  };
}
