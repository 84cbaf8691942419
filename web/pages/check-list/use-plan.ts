import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { openPlan } from "./open-plan.ts";
import { shownPlan } from "./optimistic-plan.ts";

/** An open plan as it stands, drawn anew whenever it changes. */
export function usePlan(parts: Parameters<typeof openPlan>[0]) {
  const [open] = useState(() => openPlan(parts));
  useEffect(() => open.start(), [open]);
  const book = useStore(open.state);
  const { ended } = useStore(open.end);
  const { change, add, move, put } = open;
  return {
    plan: shownPlan(book),
    unsaved: book.changes.length,
    isOnline: book.failure?.is !== "offline",
    ended,
    change,
    add,
    move,
    put,
  };
}

export type OpenPlan = ReturnType<typeof usePlan>;
