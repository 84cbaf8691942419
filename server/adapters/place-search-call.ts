import type { z } from "zod";
import { Refusal } from "#domain/refusal.ts";
import type { GeoPoint, PlaceSearch } from "#server/ports.ts";

/** Somebody waits with an empty list in front of them, and could have typed it by then. */
export const PLACES_WITHIN_MS = 3_000;
/** As many as one reads before typing another word. */
export const MOST_PLACES = 10;
/** Ten places are a few kilobytes. */
const MOST_BYTES = 256 * 1_024;

export type PlaceSearchSettings = { key: string; apiUrl: string; withinMs?: number | undefined };

type Call<Answer> = {
  url: URL;
  headers?: Record<string, string>;
  withinMs: number;
  schema: z.ZodType<Answer>;
};

/** Asks for JSON of a known shape; throws whatever came instead. */
export async function askForPlaces<Answer>({ url, headers = {}, withinMs, schema }: Call<Answer>) {
  const signal = AbortSignal.timeout(withinMs);
  const response = await fetch(url, { headers, signal, redirect: "error" });
  const text = await textOf(response);
  if (!response.ok) throw new Error(`The search for places answered ${response.status}`);
  return schema.parse(JSON.parse(text));
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error("The search for places answers with more than it could find");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** What a maker hears whatever went wrong: it is not theirs to mend, and they can go on. The cause is for the log. */
export function orTyped(find: PlaceSearch["find"]): PlaceSearch["find"] {
  return async (text) => {
    try {
      return await find(text);
    } catch (cause) {
      const refusal = new Refusal("BUSY", { sentence: "지금은 주소를 찾지 못했습니다. 직접 적어 주세요." });
      refusal.cause = cause;
      throw refusal;
    }
  };
}

/** A hand's breadth. */
const PLACES = 6;

/** From words, as both write numbers; null where they are none on this earth. */
export function pointFrom({ latitude, longitude }: Record<keyof GeoPoint, string>): GeoPoint | null {
  const [north, east] = [Number.parseFloat(latitude), Number.parseFloat(longitude)];
  if (!(Math.abs(north) <= 90 && Math.abs(east) <= 180)) return null;
  return { latitude: Number(north.toFixed(PLACES)), longitude: Number(east.toFixed(PLACES)) };
}
