import { createStore, entries, promisifyRequest, type UseStore } from "idb-keyval";
import { heldNames, hold, thisTab as ownTab } from "./tabs.ts";

/** Whose it is, and of which card or plan. */
export type Whose = { owner: string; about: string };
/** What a window keeps of something until the server has it. */
export type DeviceCopy<Kept> = Kept & Whose & { tab: string; changedAt: number };

type Parts<Kept> = {
  /** Of the browser's databases, and in it. */
  database: string;
  store: string;
  /** With which its keys begin. */
  prefix: string;
  isKept(value: unknown): value is Kept;
  /** Whose places are this window's own. */
  tab?: string;
};

/** A change is drawn first and written down then, at the latest after this; nobody loses a page between the two. */
const REST_MS = 60;

/** Where windows keep what is not on the server yet: each has a place of its own, and takes over from those that are gone. */
export function createDeviceStorage<Kept extends object>(parts: Parts<Kept>) {
  const { database, store, prefix, isKept, tab: thisTab = ownTab } = parts;
  const records = createStore(database, store);
  // Some private windows have no databases at all, and throw.
  const inDatabase: UseStore = async (mode, work) => records(mode, work);
  const keyOf = ({ owner, about, tab }: Whose & { tab: string }) => `${prefix}${owner}.${about}.${tab}`;

  let latest = 0;

  /** Later than everything that this window wrote or read, also after the device's clock was put back. */
  function stamp(): number {
    latest = Math.max(Date.now(), latest + 1);
    return latest;
  }

  function copyOf([key, value]: [string, unknown]): DeviceCopy<Kept> | null {
    const [owner, about, tab] = key.startsWith(prefix) ? key.slice(prefix.length).split(".") : [];
    if (!owner || !about || !tab || !isKept(value) || !isStamped(value)) return null;
    return { ...value, owner, about, tab };
  }

  /** Every copy of this member on this device, the newest first. */
  async function copies(owner: string): Promise<DeviceCopy<Kept>[]> {
    const stored = await entries<string, unknown>(inDatabase).catch(() => []);
    const newest = new Map<string, DeviceCopy<Kept>>();
    for (const copy of [...stored, ...keptInHaste(prefix)].map(copyOf)) {
      if (copy?.owner !== owner) continue;
      const known = newest.get(keyOf(copy));
      if (!known || known.changedAt < copy.changedAt) newest.set(keyOf(copy), copy);
      latest = Math.max(latest, copy.changedAt);
    }
    return [...newest.values()].sort((a, b) => b.changedAt - a.changedAt);
  }

  /** Puts one in the place of what was written until then, or nothing. Answers whether there was something. */
  async function replace(key: string, { until, by }: { until: number; by?: object }): Promise<boolean> {
    let wasThere = false;
    await inDatabase("readwrite", (rows) => {
      const reading = rows.get(key);
      reading.onsuccess = () => {
        const there: unknown = reading.result;
        if (isStamped(there) && there.changedAt > until) return;
        wasThere = there !== undefined;
        if (by) rows.put(by, key);
        else rows.delete(key);
      };
      return promisifyRequest(rows.transaction);
    });
    return wasThere;
  }

  /** Forgets a copy wherever it lies. Answers whether it was still there: another window may have taken it over. */
  async function forget(copy: Whose & { tab: string; changedAt: number }): Promise<boolean> {
    const key = keyOf(copy);
    const wasInHaste = forgetInHaste(key, copy.changedAt);
    const wasStored = await replace(key, { until: copy.changedAt }).catch(() => false);
    return wasInHaste || wasStored;
  }

  return {
    tab: thisTab,
    copies,
    forget,
    /** Of these the ones that no other living window works on. */
    async leftOf(some: readonly DeviceCopy<Kept>[]): Promise<DeviceCopy<Kept>[]> {
      const held = await heldNames();
      return some.filter((copy) => copy.tab === thisTab || !held.has(keyOf(copy)));
    },
    /** This window's place. Writes follow one another; of those that wait only the last is done. */
    place(whose: Whose) {
      const mine = { ...whose, tab: thisTab };
      const key = keyOf(mine);
      let written = stamp();
      const soon = lastOnly();

      /** At once, for a page that is about to go. */
      function keepNow(kept: Kept): void {
        written = stamp();
        write({ ...kept, ...mine, changedAt: written });
      }

      function write(copy: DeviceCopy<Kept>): void {
        try {
          localStorage.setItem(key, JSON.stringify(copy));
        } catch {
          // A full device; the database may still have room.
        }
      }

      return {
        keep(kept: Kept): void {
          const until = written;
          written = stamp();
          const by = { ...kept, ...mine, changedAt: written };
          soon(() => replace(key, { until, by }).catch(() => write(by)));
        },
        keepNow,
        forget(): void {
          const copy = { ...mine, changedAt: written };
          forgetInHaste(key, copy.changedAt);
          soon(() => forget(copy));
        },
        /** Says to other windows that this one works on it; answers how to let go. */
        hold: () => hold(key),
      };
    },
  };
}

function isStamped(value: unknown): value is { changedAt: number } {
  return (
    typeof value === "object" && value !== null && "changedAt" in value && typeof value.changedAt === "number"
  );
}

/** Does one after the other, when the page is drawn. */
function lastOnly() {
  let next: (() => Promise<unknown>) | null = null;
  let working = false;

  async function work() {
    if (working || !next) return;
    const write = next;
    next = null;
    working = true;
    await write();
    working = false;
    if (next) whenDrawn(() => void work());
  }

  return (write: () => Promise<unknown>): void => {
    next = write;
    if (!working) whenDrawn(() => void work());
  };
}

function whenDrawn(work: () => void): void {
  // Safari has learnt it only lately.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: REST_MS });
  else setTimeout(work, REST_MS);
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function forgetInHaste(key: string, until: number): boolean {
  const there = parsed(key);
  if (!isStamped(there) || there.changedAt > until) return false;
  localStorage.removeItem(key);
  return true;
}

/** What pages left in haste. */
function keptInHaste(prefix: string): [string, unknown][] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return keys.map((key) => [key, parsed(key)]);
}
