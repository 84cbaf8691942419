import { clear, createStore, del, get, set, type UseStore } from "idb-keyval";
import { z } from "zod";
import { DAY_MS } from "#domain/duration.ts";

/** What somebody told before they had a card: it waits on their device while they sign up. */
const schema = z.object({
  door: z.string(),
  design: z.string(),
  /** What they typed, by the path of its field. */
  answers: z.record(z.string(), z.string()),
  photo: z.instanceof(File).nullable(),
  at: z.number(),
});
export type KeptStart = z.infer<typeof schema>;

/** Who has not signed up by then begins anew. */
const KEPT_FOR_MS = 7 * DAY_MS;
const KEY = "start";

let database: UseStore | undefined;
const starts = () => (database ??= createStore("goi-start", "start"));

/** Some private windows have no such database, and throw: then it lasts as long as the page does. */
let lastStart: unknown;

export async function keepStart(start: Omit<KeptStart, "at">): Promise<void> {
  lastStart = { ...start, at: Date.now() };
  await inDatabase((store) => set(KEY, lastStart, store));
}

export async function keptStart(): Promise<KeptStart | null> {
  const found = schema.safeParse((await inDatabase((store) => get(KEY, store))) ?? lastStart).data;
  return found && found.at > Date.now() - KEPT_FOR_MS ? found : null;
}

export async function forgetStart(): Promise<void> {
  lastStart = undefined;
  await inDatabase((store) => clear(store));
}

/** The photo with which the designs of an address are looked at, until a card is begun. */
export async function keepTriedPhoto(address: string, photo: File | null): Promise<void> {
  await inDatabase((store) => (photo ? set(address, photo, store) : del(address, store)));
}

export async function keptTriedPhoto(address: string): Promise<File | null> {
  const found = await inDatabase((store) => get(address, store));
  return found instanceof File ? found : null;
}

async function inDatabase(work: (store: UseStore) => Promise<unknown>): Promise<unknown> {
  try {
    return await work(starts());
  } catch {
    return undefined;
  }
}
