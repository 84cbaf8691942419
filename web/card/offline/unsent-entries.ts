import type { OwnEntry, SentEntry, UnsentEntry } from "#cards/engine/guest.ts";
import { forget, type Kept, keepOnDevice, readKept } from "#cards/parts/guest-entry/kept.ts";
import { createChangeQueue, isOptimistic, type Optimistic } from "#web/offline-queue/change-queue.ts";
import { createDeviceStorage } from "#web/offline-queue/device-storage.ts";
import { inTime } from "./in-time.ts";

/** Whoever holds the device. Whose entry it is, the server hears by the visitor's token when it is sent. */
const OWNER = "guest";

/** `key` is the entry's own: sent twice it is left once. */
type Waiting = {
  key: string;
  entry: SentEntry;
  /** Whether its form keeps it on the device as well, and says so as long as it is to be sent. */
  isWithForm: boolean;
};

/** What becomes of something that waited. In plain values: the form that hears of it is another script's. */
export type Outcome =
  | { is: "left"; entry: OwnEntry }
  | { is: "refused"; sentence: string; fields: Readonly<Record<string, string>> }
  | { is: "taken-back" };

type Parts = {
  card: string;
  send(entry: SentEntry): Promise<OwnEntry>;
  /** Something was sent that had to wait; or the server did not take it. */
  onSent(): void;
  onRefused(sentence: string): void;
  /** Whether anything waits, whenever that may have changed. */
  onWaiting(isThere: boolean): void;
  /** What waits could not be sent at once. */
  onStuck(): void;
  /** Whose places are this window's own, in a test. */
  tab?: string;
};

/** What guests left on a card without a network: kept on the device, and brought to the server when there is one. */
export function createUnsentEntries(parts: Parts) {
  const { card, send, onSent, onRefused, onWaiting, onStuck, tab } = parts;
  const storage = createDeviceStorage<Optimistic<null, Waiting>>({
    database: "goi-unsent",
    store: "entries",
    prefix: "goi.unsent.",
    isKept: isOptimistic,
    ...(tab && { tab }),
  });
  const asked = new Map<string, (outcome: Outcome) => void>();
  const tried = new Set<string>();
  const answer = (key: string, outcome: Outcome) => asked.get(key)?.(outcome);
  const queue = createChangeQueue<null, Waiting>({
    storage,
    whose: { owner: OWNER, about: card },
    first: { known: null, changes: [] },
    keepsKnown: false,
    async send(waiting) {
      const { key, entry } = waiting;
      if (isTakenBack(waiting)) {
        answer(key, { is: "taken-back" });
        return same;
      }
      // Who waits before their form for the first try sees for themselves that it arrived.
      const isAtOnce = asked.has(key) && !tried.has(key);
      tried.add(key);
      const left = await inTime(send(entry));
      if (entry.place) forget(entry.place);
      answer(key, { is: "left", entry: isAtOnce ? left : { ...left, late: true } });
      if (!isAtOnce) onSent();
      return same;
    },
    refused({ key, entry }, failure) {
      const { sentence } = failure;
      const fields = failure.is === "refused" ? failure.problems : {};
      keepRefusal(entry, { sentence, fields });
      answer(key, { is: "refused", sentence, fields });
      onRefused(sentence);
    },
  });
  queue.state.subscribe(({ changes, failure }, before) => {
    if (changes.length !== before.changes.length) void tellWaiting();
    if (failure && !before.failure && changes.length > 0) onStuck();
  });

  async function tellWaiting(): Promise<void> {
    if (queue.state.getState().changes.length > 0) return onWaiting(true);
    // What this window has is known; its place on the device is put in order a little later.
    const others = (await storage.copies(OWNER)).filter((copy) => copy.tab !== storage.tab);
    onWaiting(others.some(({ about, changes }) => about === card && changes.length > 0));
  }

  /** Sends what waits, also what pages have left that are closed; answers how to stop. */
  function start(): () => void {
    return queue.start(() => undefined);
  }

  const isWaiting = (key: string) => queue.state.getState().changes.some((one) => one.key === key);

  /** What is on its way at the moment is not taken back before it is known what became of it. */
  async function takeBack(key: string): Promise<void> {
    if (queue.isOnItsWay({ key })) await queue.flush();
    if (!isWaiting(key)) return;
    queue.state
      .getState()
      .changes.filter((one) => one.key === key)
      .forEach(queue.drop);
    await tellWaiting();
    answer(key, { is: "taken-back" });
  }

  /** Answers when it was sent, which may be long after. */
  function leave(entry: SentEntry, onUnsent: (unsent: UnsentEntry) => void): Promise<Outcome> {
    const { key } = entry;
    const isWithForm = keepWithForm(entry);
    const answered = new Promise<Outcome>((resolve) => asked.set(key, resolve));
    onUnsent({ takeBack: () => takeBack(key) });
    if (isWaiting(key)) void queue.flush();
    else void queue.add({ key, entry, isWithForm });
    return answered;
  }

  return { start, leave };
}

const same = (known: null) => known;

/** Words that wait are there for whoever opens the page again before they are sent. */
function keepWithForm({ place }: SentEntry): boolean {
  const kept = place ? readKept(place) : null;
  return place !== undefined && kept !== null && keepOnDevice(place, { ...kept, isUnsent: true });
}

/** Somebody has decided otherwise in another window: its form no longer keeps it to be sent. */
function isTakenBack({ entry: { place, key }, isWithForm }: Waiting): boolean {
  const kept = place && isWithForm ? readKept(place) : null;
  return isWithForm && (kept?.key !== key || kept.isUnsent !== true);
}

/** The sentence is to be read where it was written, also by who opens the page again. */
function keepRefusal({ place }: SentEntry, refusal: Kept["refusal"]): void {
  const kept = place ? readKept(place) : null;
  if (place && kept) keepOnDevice(place, { key: kept.key, sent: kept.sent, typed: kept.typed, refusal });
}
