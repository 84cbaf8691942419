import type { CardPage } from "#cards/engine/page.ts";
import { createSender } from "#web/offline-queue/sender.ts";
import { watchPage } from "#web/offline-queue/watch-page.ts";
import styles from "./kept-copy.module.css";
import { offlineWords } from "./offline-words.ts";
import { bringSheet, sayBelow } from "./strip.ts";
import type { copyMark } from "./this-page.ts";

/** A worker that does not answer is not waited for. */
const WORKER_MS = 1_000;

/** Says from when the copy is, over the card, and opens the card as it is now as soon as there is a network. */
export function sayCopy(page: CardPage, mark: NonNullable<ReturnType<typeof copyMark>>): void {
  const say = offlineWords[page.card.language];
  bringSheet();
  const note = Object.assign(document.createElement("aside"), { className: styles.note });
  for (const name of ["--ink", "--soft"] as const)
    note.style.setProperty(name, page.look.variables[name] ?? "");
  note.setAttribute("role", "status");
  document.body.prepend(note);
  note.textContent = say.copy(mark);

  // What the browser believes of the network is often wrong: it is asked for, quietly, again and again.
  const sender = createSender({
    isPending: () => true,
    async send() {
      if (!(await isServerThere())) return { is: "offline" };
      sender.stop();
      stopWatching();
      if (isInUse()) sayBelow(page, { words: say.isBack, button: { label: say.reopen, act: reopen } });
      else void reopen();
      return null;
    },
    more: () => undefined,
  });
  const stopWatching = watchPage({ back: () => void sender.now(), away: () => undefined });
  sender.start();
  void sender.now();
}

/** Whether our server says anything of this card; whatever it is, that it is closed as well, is shown by opening it. */
async function isServerThere(): Promise<boolean> {
  try {
    const how = { method: "HEAD", cache: "no-store", redirect: "manual", credentials: "omit" } as const;
    return (await fetch(location.pathname, how)).status < 500;
  } catch {
    return false;
  }
}

/** Somebody writes, or looks at something that lies over the card: that is not to be pulled away. */
function isInUse(): boolean {
  const selector = ":is(input:not([type=hidden]), textarea):enabled";
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`form ${selector}`)];
  const isWritten = fields.some((field) =>
    field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
  return (
    isWritten ||
    document.querySelector("dialog[open]") !== null ||
    document.activeElement?.matches(selector) === true
  );
}

/** The worker is told first: a network that is there, however slow, is waited for now. */
async function reopen(): Promise<void> {
  const controller = navigator.serviceWorker?.controller;
  if (controller) {
    const { port1, port2 } = new MessageChannel();
    const heard = new Promise((resolve) => {
      port1.onmessage = resolve;
      setTimeout(resolve, WORKER_MS);
    });
    controller.postMessage({ reopening: true }, [port2]);
    await heard;
  }
  location.reload();
}
