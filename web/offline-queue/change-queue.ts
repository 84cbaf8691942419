import { createStore } from "zustand/vanilla";
import type { createDeviceStorage, Whose } from "./device-storage.ts";
import { type Failure, type FinalFailure, failureOf, isFinal } from "./failure.ts";
import { createSender, type Pauses } from "./sender.ts";
import { watchPage } from "./watch-page.ts";

/** Something that was done here, and that the server may not know yet. Sent twice under one key it is done once. */
export type Change = { key: string };

/** What the server said last, and what was done here since, the oldest first. */
export type Optimistic<Known, Done extends Change> = { known: Known; changes: readonly Done[] };

type Parts<Known, Done extends Change> = {
  storage: ReturnType<typeof createDeviceStorage<Optimistic<Known, Done>>>;
  whose: Whose;
  /** What is shown before the device was asked. */
  first: Optimistic<Known, Done>;
  /** Whether the device keeps what is known when there is nothing left to send. */
  keepsKnown: boolean;
  /** Tells the server. Answers what its answer makes of what is known. */
  send(change: Done): Promise<(known: Known) => Known>;
  /** The server will never take it: it is dropped after this. */
  refused(change: Done, failure: FinalFailure): Promise<void> | void;
  /** Two changes that wait one after the other, as one. */
  join?(waiting: Done, change: Done): Done | null;
  pauses?: Pauses;
};

/** Keeps what was done on the device at once, and brings it to the server soon: one after the other, the oldest first. */
export function createChangeQueue<Known, Done extends Change>(parts: Parts<Known, Done>) {
  const { storage, whose, first } = parts;
  const place = storage.place(whose);
  const state = createStore<Optimistic<Known, Done> & { failure: Failure | null }>(() => ({
    ...first,
    failure: null,
  }));
  let onItsWay: string | null = null;
  let reads = 0;
  let heard = 0;
  let takingOver: Promise<void> | undefined;
  let isReady = false;
  /** Nothing is kept or sent any more; what was done stays to be read. */
  let isEnded = false;

  /** A device that keeps what is known shows it until the server has said more. */
  const isFirst = ({ known }: { known: Known }) => parts.keepsKnown && known === first.known;
  const hasChanges = () => !isEnded && state.getState().changes.length > 0;
  const sender = createSender({
    isPending: () => isReady && hasChanges(),
    send,
    more: () => sender.after(0),
    pauses: parts.pauses,
  });

  function write(next: Partial<Optimistic<Known, Done>>): void {
    state.setState(next);
    const { known, changes } = state.getState();
    if (hasChanges() || (parts.keepsKnown && !isEnded)) place.keep({ known, changes });
    else if (!isEnded) place.forget();
  }

  function keepNow(): void {
    const { known, changes } = state.getState();
    if (hasChanges()) place.keepNow({ known, changes });
  }

  const without = (gone: readonly Change[]) =>
    state.getState().changes.filter(({ key }) => !gone.some((one) => one.key === key));

  async function send(): Promise<Failure | null> {
    while (hasChanges()) {
      const failure = await sendFirst();
      state.setState({ failure });
      if (failure) return failure;
    }
    return null;
  }

  async function sendFirst(): Promise<Failure | null> {
    const [change] = state.getState().changes;
    if (!change) return null;
    onItsWay = change.key;
    try {
      const answered = await parts.send(change);
      heard += 1;
      write({ known: answered(state.getState().known), changes: without([change]) });
      return null;
    } catch (error) {
      const failure = failureOf(error);
      if (!isFinal(failure)) return failure;
      await parts.refused(change, failure);
      if (isEnded) return failure;
      write({ changes: without([change]) });
      return null;
    } finally {
      onItsWay = null;
    }
  }

  /** What windows that are gone had not sent comes first. What another window takes over meanwhile is theirs to send. */
  async function takeOver(): Promise<void> {
    const copies = (await storage.copies(whose.owner)).filter(({ about }) => about === whose.about);
    const left = await storage.leftOf(copies);
    const known = isFirst(state.getState()) ? (copies[0]?.known ?? first.known) : state.getState().known;
    write({ known, changes: changesIn([{ changes: without(first.changes) }, ...left]) });
    // On the device before it is gone from its old place.
    keepNow();
    for (const copy of left) {
      const isOurs = (await storage.forget(copy)) || copy.tab === storage.tab;
      if (!isOurs) write({ changes: without(copy.changes) });
    }
    isReady = true;
  }

  /** Asks the server for more. Undefined where it cannot be asked, or a later question is on its way. */
  async function read<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    const turn = ++reads;
    try {
      for (;;) {
        const before = heard;
        const answer = await ask();
        if (turn !== reads) return undefined;
        // Else it may have been written before what was saved meanwhile.
        if (before === heard) return answer;
      }
    } catch (error) {
      const failure = failureOf(error);
      if (failure.is === "offline") state.setState({ failure });
      return undefined;
    }
  }

  return {
    state,
    flush: sender.flush,
    keepNow,
    isOnItsWay: ({ key }: Change) => key === onItsWay,
    /** Shown at once; answers when the server has it, or why not yet. */
    add(change: Done): Promise<Failure | null> {
      const { changes } = state.getState();
      const last = changes.at(-1);
      // What is on its way stays as it was sent, and what is only shown may be another window's.
      const joined = isReady && last && last.key !== onItsWay ? parts.join?.(last, change) : null;
      write({ changes: joined ? [...changes.slice(0, -1), joined] : [...changes, change] });
      return sender.flush();
    },
    drop: (change: Done) => write({ changes: without([change]) }),
    /** The server's newest word. */
    hear(news: (known: Known) => Known): void {
      heard += 1;
      write({ known: news(state.getState().known) });
      state.setState({ failure: null });
      void sender.flush();
    },
    read,
    /** Sends from now on, also what other windows left; answers how to stop. `back`: somebody looks again, or the network is back. */
    start(back: () => void): () => void {
      const letGo = place.hold();
      const stopWatching = watchPage({
        back() {
          void sender.flush();
          back();
        },
        away: keepNow,
      });
      sender.start();
      takingOver ??= takeOver();
      void takingOver.then(sender.flush);
      return () => {
        stopWatching();
        keepNow();
        sender.stop();
        void sender.flush().then(letGo);
      };
    },
    end(): void {
      isEnded = true;
      place.forget();
    },
    reopen(): void {
      isEnded = false;
    },
  };
}

/** Each once: a page that died while it took over from another left them twice. */
function changesIn<Done extends Change>(left: readonly { changes: readonly Done[] }[]): Done[] {
  const changes = left.toReversed().flatMap((copy) => copy.changes);
  return [...new Map(changes.map((change) => [change.key, change])).values()];
}

/** Only the outside is checked, since this app wrote it; without zod, since a guest's page pays for every byte. */
export function isOptimistic<Known, Done extends Change>(value: unknown): value is Optimistic<Known, Done> {
  if (typeof value !== "object" || value === null || !("known" in value) || !("changes" in value))
    return false;
  return Array.isArray(value.changes) && value.changes.every(isChange);
}

function isChange(value: unknown): value is Change {
  return typeof value === "object" && value !== null && "key" in value && typeof value.key === "string";
}
