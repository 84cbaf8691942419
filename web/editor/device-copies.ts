import { createStore, del, entries, set, type UseStore } from "idb-keyval";
import { z } from "zod";
import type { SavedCard, Unsaved } from "./autosave.ts";

/** What was typed and is not on the server yet, by whom and in which window. */
export type DeviceCopy = Unsaved & { owner: string; tab: string; changedAt: number };

const PREFIX = "goi.copy.";
/** A letter is drawn first and written down then, at the latest after this; nobody loses a page between the two. */
const REST_MS = 60;

/** Only the outside is checked: what it says is read like everything that was stored. */
const copySchema = z.object({
  owner: z.string(),
  tab: z.string(),
  changedAt: z.number(),
  card: z.looseObject({ id: z.string(), kind: z.string(), draftVersion: z.number() }),
  content: z.record(z.string(), z.unknown()),
  unanswered: z.array(z.record(z.string(), z.unknown())),
});

let database: UseStore | undefined;
const drafts = () => (database ??= createStore("goi-drafts", "copies"));

const keyOf = ({ owner, tab, card }: Pick<DeviceCopy, "owner" | "tab"> & { card: Pick<SavedCard, "id"> }) =>
  `${PREFIX}${owner}.${card.id}.${tab}`;

/** Every copy of this member on this device, the newest first. */
export async function deviceCopies(owner: string): Promise<DeviceCopy[]> {
  const stored = await entries<string, unknown>(drafts()).catch(() => []);
  const newest = new Map<string, DeviceCopy>();
  for (const value of [...stored.map(([, copy]) => copy), ...writtenAtOnce()]) {
    const parsed = copySchema.safeParse(value);
    if (!parsed.success || parsed.data.owner !== owner) continue;
    const copy = value as DeviceCopy;
    const known = newest.get(keyOf(copy));
    if (!known || known.changedAt < copy.changedAt) newest.set(keyOf(copy), copy);
  }
  return [...newest.values()].sort((a, b) => b.changedAt - a.changedAt);
}

/** Forgets a copy wherever it lies. */
export async function forgetCopy(copy: DeviceCopy): Promise<void> {
  localStorage.removeItem(keyOf(copy));
  await del(keyOf(copy), drafts()).catch(() => undefined);
}

function whenDrawn(work: () => void): void {
  // Safari has learnt it only lately.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: REST_MS });
  else setTimeout(work, REST_MS);
}

/** One card's place on the device. Writes follow one another; of those that wait only the last is done. */
export function devicePlace(whose: { owner: string; tab: string; card: Pick<SavedCard, "id"> }) {
  const key = keyOf(whose);
  const { owner, tab } = whose;
  let next: (() => Promise<void>) | null = null;
  let working = false;

  function soon(write: () => Promise<void>) {
    next = write;
    if (!working) whenDrawn(() => void work());
  }

  async function work() {
    if (working || !next) return;
    const write = next;
    next = null;
    working = true;
    await write();
    working = false;
    if (next) whenDrawn(() => void work());
  }

  const copyOf = (unsaved: Unsaved): DeviceCopy => ({ ...unsaved, owner, tab, changedAt: Date.now() });

  /** At once, for a page that is about to go. */
  function keepNow(unsaved: Unsaved): boolean {
    try {
      localStorage.setItem(key, JSON.stringify(copyOf(unsaved)));
      return true;
    } catch {
      return false;
    }
  }

  return {
    keep(unsaved: Unsaved) {
      // Some private windows have no such database.
      soon(() => set(key, copyOf(unsaved), drafts()).catch(() => void keepNow(unsaved)));
    },
    keepNow,
    forget() {
      localStorage.removeItem(key);
      soon(() => del(key, drafts()).catch(() => undefined));
    },
  };
}

/** What a page left in haste. */
function writtenAtOnce(): unknown[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return keys.map((key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  });
}
