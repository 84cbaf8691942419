import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { session } from "#web/session/session.ts";
import { openEntrance } from "./entrance.ts";

type Asked = { card: string; section: string };

/** An entrance as it stands, drawn anew whenever it changes. */
export function useCheckIn(asked: Asked) {
  const [entrance] = useState(() => openEntrance({ ...asked, owner: session.getState().user?.id ?? "" }));
  useEffect(() => entrance.start(), [entrance]);
  const checkIns = useStore(entrance.checkIns);
  const { outcome, conflicts, isRead } = useStore(entrance.seen);
  const { letIn, undo, close, settle } = entrance;
  const isOnline = checkIns.failure?.is !== "offline";
  return { checkIns, outcome, conflicts, isRead, isOnline, letIn, undo, close, settle };
}
