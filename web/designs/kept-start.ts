import { createStore, del, get, set, type UseStore } from "idb-keyval";
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

/** Whether this device could keep it, photo and all. Some private windows have no such database. */
export async function keepStart(start: Omit<KeptStart, "at">): Promise<void> {
  const kept = { ...start, at: Date.now() };
  await set(KEY, kept, starts()).catch(() => undefined);
}

export async function keptStart(): Promise<KeptStart | null> {
  const found = schema.safeParse(await get(KEY, starts()).catch(() => undefined)).data;
  return found && found.at > Date.now() - KEPT_FOR_MS ? found : null;
}

export async function forgetStart(): Promise<void> {
  await del(KEY, starts()).catch(() => undefined);
}
