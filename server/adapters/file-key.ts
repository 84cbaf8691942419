import { buffer } from "node:stream/consumers";
import { Refusal } from "#domain/refusal.ts";
import type { StoredFile } from "#server/ports.ts";

/** Fits one file name on every file system (255 bytes), with room for what an adapter adds. */
const MAX_KEY_LENGTH = 200;
const SEGMENT = /^[a-z0-9_.-]+$/;
const TYPE = /^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,80}$/;

/** Keys are made by the server; whatever else arrives under that name never reaches a store. */
export function isKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && key.split("/").every(isSegment);
}

function isSegment(segment: string): boolean {
  return SEGMENT.test(segment) && segment !== "." && segment !== "..";
}

export function assertKey(key: string) {
  if (!isKey(key)) throw new Refusal("INVALID");
}

export function assertType(type: string) {
  if (!TYPE.test(type)) throw new Refusal("INVALID");
}

/** A repeated write may follow a lost answer: the same file again is no conflict. */
export async function isSameFile(stored: StoredFile | null, file: { type: string; body: Uint8Array }) {
  if (!stored) return false;
  if (stored.type !== file.type || stored.size !== file.body.byteLength) {
    stored.body.destroy();
    return false;
  }
  return (await buffer(stored.body)).equals(file.body);
}
