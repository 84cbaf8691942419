import { useState } from "react";

/** What was done about somebody on this device: their address was sent on, or only copied. */
export type SentMark = "sent" | "copied";

const keyOf = (card: string) => `goi.sent.${card}`;

function read(card: string): Record<string, SentMark> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(card)) ?? "null");
    return kept && typeof kept === "object" ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Who was sent a card already, so that a long list can be gone on with another day. Kept on this device only. */
export function useSentMarks(card: string) {
  const [marks, setMarks] = useState(() => read(card));

  function mark(name: string, as: SentMark) {
    // Another window may have gone on meanwhile. What was sent stays sent when its address is copied again.
    const now = read(card);
    const next = { ...now, [name]: now[name] === "sent" ? "sent" : as };
    setMarks(next);
    try {
      localStorage.setItem(keyOf(card), JSON.stringify(next));
    } catch {
      // Without a place to keep it, it is known until the page is closed.
    }
  }

  return { markOf: (name: string) => (Object.hasOwn(marks, name) ? marks[name] : undefined), mark };
}
