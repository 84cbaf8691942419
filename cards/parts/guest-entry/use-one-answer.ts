import { useState } from "react";
import { CUT_OFF, type Guest, GuestRefusal, type OwnEntry } from "#cards/engine/guest.ts";
import type { SentForm } from "./form-context.ts";
import type { TypedEntry } from "./kept.ts";
import { useOwn } from "./use-own.ts";

type Asked = {
  section: string;
  near: boolean;
  /** What was typed, as the entry it becomes. */
  contentOf(typed: TypedEntry): Record<string, unknown>;
  /** Brings up to date what stands beside it. */
  onTold?(told: "answered" | "withdrawn"): Promise<void>;
};

/** The one thing that a guest leaves on a section: given, given anew, withdrawn. `AnswerForm` and `AnswerActs` draw it. */
export function useOneAnswer({ section, near, contentOf, onTold }: Asked) {
  const { own, setOwn } = useOwn(section, near);
  const [isChanging, setChanging] = useState(false);
  /** What was done on this page last. */
  const [told, setTold] = useState<"answered" | "withdrawn">();
  const entry = own?.[0];

  async function send({ guest, typed, key }: SentForm) {
    const content = contentOf(typed);
    const leave = () => guest.leave({ section, content, key, website: typed.website ?? "" });
    const left = entry ? await changed(guest.change({ id: entry.id, content }), leave) : await leave();
    setOwn([left]);
    setChanging(false);
    setTold(left.late ? undefined : "answered");
    await onTold?.("answered");
  }

  async function withdraw(guest: Guest) {
    if (!entry) return;
    await guest.withdraw({ id: entry.id });
    setOwn([]);
    setTold("withdrawn");
    await onTold?.("withdrawn");
  }

  return { section, own, setOwn, entry, isChanging, setChanging, told, send, withdraw };
}

/** Without a network a change waits as a new answer: where each guest has one, it takes the place of the other. */
function changed(change: Promise<OwnEntry>, leave: () => Promise<OwnEntry>): Promise<OwnEntry> {
  return change.catch((error) => {
    if (error instanceof GuestRefusal && error.code === CUT_OFF) return leave();
    throw error;
  });
}

export type OneAnswer = ReturnType<typeof useOneAnswer>;
