import { useRef, useState } from "react";
import type { Guest, OwnEntry } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { useEntries } from "./use-entries.ts";
import { useNear } from "./use-near.ts";
import { useOwn } from "./use-own.ts";
import type { WallWords } from "./wall-words.ts";
import { entryWords } from "./words.ts";

export type WallState = ReturnType<typeof useWall>;

type Props = { section: string; card: CardFacts; say: Pick<WallWords, "sent" | "approveFirst"> };

/** Where guests leave as much as they like and read what others left: what stands there, and what became of their own. */
export function useWall({ section, card, say }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const writing = useRef<HTMLDetailsElement>(null);
  const near = useNear(place);
  const { own, setOwn } = useOwn(section, near);
  const entries = useEntries({ section, near });
  const [note, setNote] = useState("");
  const all = entryWords[card.language];
  const { left, reload, patch } = entries;

  /** With what this device left changed, and what became of it said. */
  function keep(change: (own: readonly OwnEntry[]) => readonly OwnEntry[], said: string) {
    setOwn((known) => change(known ?? []));
    setNote(said);
  }

  function saidOf({ state }: OwnEntry, said: string): string {
    return (state === "pending" && say.approveFirst) || said;
  }

  /** The form was longer than a screen: without it the page would stand far below what was just left. */
  function foldAway() {
    if (!writing.current) return;
    writing.current.open = false;
    writing.current.querySelector("summary")?.focus({ preventScroll: true });
    writing.current.scrollIntoView();
  }

  async function added(entry: OwnEntry) {
    keep((own) => [entry, ...own.filter(({ id }) => id !== entry.id)], saidOf(entry, say.sent));
    if (!entry.late) foldAway();
    await reload();
  }

  function changed(entry: OwnEntry, said: string) {
    keep((own) => own.map((each) => (each.id === entry.id ? entry : each)), saidOf(entry, said));
    patch(entry.id, entry.state === "accepted" ? entry.content : null);
  }

  async function withdraw(guest: Guest, gone: { id: string; password?: string }) {
    await guest.withdraw(gone);
    keep((own) => own.filter(({ id }) => id !== gone.id), all.removed);
    patch(gone.id, null);
    // What is sealed is only counted: how many are left is the server's to say.
    if (left?.sealedUntil) void reload();
  }

  return {
    ...entries,
    section,
    place,
    writing,
    own: own ?? [],
    note,
    /** In a preview nobody ever left anything. */
    isEmpty: left ? !left.entries.length && !left.blocked : !card.id,
    /** Why nobody else reads what this device left; empty where they do. */
    markOf: ({ state }: OwnEntry) =>
      state === "pending" ? all.pending : state === "blocked" ? all.isBlocked : "",
    added,
    changed,
    withdraw,
  };
}
