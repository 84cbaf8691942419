import { thisTab } from "#web/offline-queue/tabs.ts";

type Message = { from: string; says: "hello" | "here" | "bye" | "saved" };

type Watch = { card: string; onOthers(count: number): void; onSaved(): void };

/** Tells other windows that this card is open here, and hears of theirs. */
export function watchOtherTabs({ card, onOthers, onSaved }: Watch) {
  if (typeof BroadcastChannel === "undefined") return { tellSaved() {}, stop() {} };
  const channel = new BroadcastChannel(`goi.card.${card}`);
  const others = new Set<string>();
  const say = (says: Message["says"]) => channel.postMessage({ from: thisTab, says } satisfies Message);
  channel.onmessage = ({ data: { from, says } }: MessageEvent<Message>) => {
    if (says === "saved") return onSaved();
    if (says === "bye") others.delete(from);
    else others.add(from);
    if (says === "hello") say("here");
    onOthers(others.size);
  };
  say("hello");
  const leave = () => say("bye");
  window.addEventListener("pagehide", leave);
  return {
    tellSaved: () => say("saved"),
    stop() {
      window.removeEventListener("pagehide", leave);
      leave();
      channel.close();
    },
  };
}
