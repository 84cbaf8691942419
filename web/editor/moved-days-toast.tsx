import { useCallback, useMemo } from "react";
import { useStore } from "zustand";
import { Toast } from "#web/shell/toast.tsx";
import { useOpenCard } from "./open-card.ts";

/** Whoever moves the day of a card has its form before them, wherever on the page that is: they are told right there. */
export function MovedDaysToast() {
  const { notices } = useOpenCard();
  const moved = useStore(notices, ({ movedDays }) => movedDays);
  const forget = useCallback(() => notices.setState({ movedDays: [] }), [notices]);
  const toast = useMemo(() => {
    if (moved.length === 0) return null;
    const days = moved.map(({ label, to }) => `${label} ${to}`).join(", ");
    return { sentence: `날짜를 옮겨 함께 옮겼습니다: ${days}`, act: { label: "알겠습니다", run: forget } };
  }, [moved, forget]);
  return <Toast toast={toast} onGone={forget} />;
}
