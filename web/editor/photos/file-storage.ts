import { createStore, del, entries, set, type UseStore } from "idb-keyval";
import { z } from "zod";
import { DAY_MS } from "#domain/duration.ts";
import { heldNames, hold, thisTab } from "#web/offline-queue/tabs.ts";

/** A chosen file that has not arrived yet, and the field it was chosen for. */
export type KeptFile = { id: string; path: string; file: File };

/** Where files lie until they have arrived: they outlive the page, but not for ever. */
export type FileKeeper = {
  /** Whether there was room for it. */
  keep(kept: KeptFile): Promise<boolean>;
  forget(id: string): void;
  /** What pages that are gone left behind, in the order it was chosen; from now on this page's. */
  adopt(): Promise<KeptFile[]>;
};

/** Nobody looks for a photo in a draft they left a month ago; the device needs the room. */
const KEPT_FOR_MS = 30 * DAY_MS;

const recordSchema = z.object({
  owner: z.string(),
  card: z.string(),
  tab: z.string(),
  chosenAt: z.number(),
  order: z.number(),
  id: z.string(),
  path: z.string(),
  file: z.instanceof(File),
});
type Record = z.infer<typeof recordSchema>;

let database: UseStore | undefined;
const files = () => (database ??= createStore("goi-photos", "files"));

/** What a page sends is its own until it dies, also after its card was closed. */
const LOCK = "goi.tab.";
let isHeld = false;

/** One card's files on this device. */
export function keptFiles({ owner, card }: { owner: string; card: string }): FileKeeper {
  if (!isHeld) hold(`${LOCK}${thisTab}`);
  isHeld = true;
  let chosen = 0;

  function write(kept: Omit<Record, "owner" | "card" | "tab">): Promise<void> {
    return set(kept.id, { ...kept, owner, card, tab: thisTab } satisfies Record, files());
  }

  return {
    // Some private windows have no such database, and a full device no room.
    keep: (kept) =>
      write({ ...kept, chosenAt: Date.now(), order: chosen++ }).then(
        () => true,
        () => false,
      ),
    forget(id) {
      del(id, files()).catch(() => undefined);
    },
    adopt: () =>
      oneAtATime(card, async () => {
        const [stored, names] = await Promise.all([readAll(), heldNames()]);
        const isSent = ({ tab }: Record) => tab !== thisTab && names.has(`${LOCK}${tab}`);
        const left = stored
          .filter((kept) => kept.owner === owner && kept.card === card && !isSent(kept))
          .sort((one, other) => one.chosenAt - other.chosenAt || one.order - other.order);
        for (const kept of left) await write(kept);
        return left;
      }).catch(() => []),
  };
}

/** Whatever lies there; what cannot be read any more, or is too old, is thrown away. */
async function readAll(): Promise<Record[]> {
  const oldest = Date.now() - KEPT_FOR_MS;
  const stored = await entries<string, unknown>(files());
  const known = stored.map(([key, value]) => ({ key, record: recordSchema.safeParse(value).data }));
  const isUsable = ({ record }: (typeof known)[number]) => record && record.chosenAt > oldest;
  for (const { key } of known.filter((one) => !isUsable(one))) await del(key, files());
  return known.flatMap((one) => (one.record && isUsable(one) ? [one.record] : []));
}

/** Two windows that open a card together must not both send what a third left. */
async function oneAtATime<Result>(card: string, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(`goi.photos.${card}`, work) : work();
}
