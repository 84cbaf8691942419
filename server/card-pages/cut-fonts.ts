import { createHash } from "node:crypto";
import { Refusal } from "#domain/refusal.ts";
import { describeFailure } from "#server/failure.ts";
import { partFile, wholeFile } from "#server/fonts/fonts.ts";
import { createSingleFlight } from "#server/limits/single-flight.ts";
import type { Log } from "#server/ports.ts";
import type { Workers } from "#server/workers/workers.ts";

/** Some eight hundred cards with two fonts each. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Numbers and signs that a page may show another day. */
const ALWAYS = " 0123456789.,:-+·D";

/** The characters of a text, each once, in order: what a cut font is made from. */
export function charactersIn(text: string): string {
  return [...new Set(text + ALWAYS)].sort().join("");
}

/** Names a set of characters, so that a font that was kept is never taken for another. */
export function markOf(characters: string): string {
  return createHash("sha256").update(characters).digest("base64url").slice(0, 12);
}

export type CutFace = { font: string; weight: number; part?: string; characters: string };

/** Cuts fonts to the characters of a card. */
export function createFontCutter({ workers, log }: { workers: Workers; log: Log }) {
  const cutOnce = createSingleFlight<Uint8Array>({
    maxBytes: MOST_BYTES,
    bytesOf: ({ byteLength }) => byteLength,
  });

  /** Null where there is no such font, none of the characters in it, or no time for it now. */
  return async function cut({ font, weight, part, characters }: CutFace): Promise<Uint8Array | null> {
    const file = part ? await partFile(font, { weight, part, characters }) : wholeFile(font, weight);
    if (!file) return null;
    const key = `${file} ${markOf(characters)}`;
    return cutOnce(key, () => workers.run("cut-font", async () => ({ file, characters }))).catch((error) => {
      if (!(error instanceof Refusal))
        log.warn({ ...describeFailure(error), file }, "a font could not be cut");
      return null;
    });
  };
}
