import { copy } from "#cards/parts/copy.ts";
import { createReader, type ReadLanguage, voiceFor } from "./read-aloud.ts";
import { showAlone } from "./section-alone.ts";

type Parts = {
  /** Under what it is remembered on this device that it is wanted. */
  key: string;
  dialog: HTMLDialogElement;
  bar: HTMLElement;
  strip: HTMLElement;
};

/** What is seen of it, as the browser's history keeps it: a screen, or a section of the card alone. */
type Seen = { on: string; section?: string; wasPushed: boolean };

/** What of elder mode lies in the page, brought to life. */
export function createEasyPage({ key, dialog, bar, strip }: Parts) {
  const language: ReadLanguage = dialog.lang === "en" ? "en" : "ko";
  const reader = createReader(language);
  const all = [...dialog.querySelectorAll<HTMLElement>("section[data-easy-on]")];
  const read = all.filter(({ dataset }) => dataset.easyOn !== WAYS);
  const [first = ""] = all.map(({ dataset }) => dataset.easyOn ?? "");
  const status = dialog.querySelector(".easy-status");
  let seen: Seen | null = null;
  let isReading = false;
  let scrolled = 0;

  const screen = () => all.find(({ dataset }) => dataset.easyOn === seen?.on);
  const seenOn = (on = first): Seen => ({ on, wasPushed: seen?.wasPushed ?? false });

  function show(next: Seen | null): void {
    stopReading();
    display(next);
  }

  function display(next: Seen | null): void {
    if (seen === null && next !== null) scrolled = scrollY;
    seen = next;
    if (status) status.textContent = "";
    bar.hidden = next?.section === undefined;
    if (next === null || next.section !== undefined) {
      dialog.close();
      showAlone(next?.section ?? null);
      if (next === null) scrollTo(0, scrolled);
      return;
    }
    showAlone(null);
    for (const part of dialog.querySelectorAll<HTMLElement>("[data-easy-on]")) {
      part.hidden = !part.dataset.easyOn?.split(" ").includes(next.on);
    }
    showReadButton();
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
    screen()?.querySelector("h2")?.focus({ preventScroll: true });
  }

  function keepInHistory(next: Seen | null, how: "push" | "replace"): void {
    const state = { ...history.state, easy: next };
    if (how === "push") history.pushState(state, "");
    else history.replaceState(state, "");
  }

  function goTo(next: Omit<Seen, "wasPushed">): void {
    const pushed = { ...next, wasPushed: true };
    keepInHistory(pushed, "push");
    show(pushed);
  }

  function turnTo(next: Seen | null): void {
    keepInHistory(next, "replace");
    show(next);
  }

  /** To what was there before; who came to the card like this finds the card itself. */
  function goBack(): void {
    if (seen?.wasPushed) history.back();
    else turnTo(null);
  }

  function showReadButton(): void {
    const button = dialog.querySelector<HTMLElement>("[data-easy=read]");
    if (button) button.hidden = seen?.on === WAYS || voiceFor(language) === null;
  }

  function showReading(now: boolean): void {
    isReading = now;
    for (const words of dialog.querySelectorAll<HTMLElement>("[data-easy-reading]")) {
      words.hidden = words.dataset.easyReading !== (now ? "yes" : "no");
    }
  }

  function stopReading(): void {
    if (!isReading) return;
    reader.stop();
    showReading(false);
  }

  /** From this screen to the last; the screens come along. */
  async function readOn(): Promise<void> {
    showReading(true);
    const from = read.findIndex((one) => one.dataset.easyOn === seen?.on);
    for (const one of read.slice(from)) {
      if (one !== screen()) {
        const next = seenOn(one.dataset.easyOn);
        keepInHistory(next, "replace");
        display(next);
      }
      const end = await reader.read([...one.querySelectorAll<HTMLElement>("[data-say]")]);
      // Whoever stopped it has said so, and may be listening again.
      if (end === "stopped") return;
      if (end === "failed") break;
    }
    showReading(false);
  }

  const acts: Record<string, (button: HTMLElement) => void> = {
    read: () => (isReading ? stopReading() : void readOn()),
    leave() {
      remember(key, "off");
      goBack();
    },
    back: goBack,
    to({ dataset }) {
      if (dataset.easyTo === seen?.on) screen()?.querySelector("a")?.focus();
      else if (seen?.on === WAYS) goTo({ on: dataset.easyTo ?? first });
      else turnTo(seenOn(dataset.easyTo));
    },
    ways() {
      if (seen?.on === WAYS) screen()?.querySelector("a")?.focus();
      else goTo({ on: WAYS });
    },
    section: ({ dataset }) => goTo({ on: seen?.on ?? first, section: dataset.easyTo ?? "" }),
    async copy({ dataset }) {
      const isCopied = await copy(dataset.easyCopy ?? "");
      if (status) status.textContent = (isCopied ? dataset.easyCopied : dataset.easyByHand) ?? "";
    },
    accept: () => open({ isAsked: true }),
    decline() {
      strip.hidden = true;
    },
  };

  for (const part of [dialog, bar, strip]) {
    part.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-easy]") : null;
      if (button) acts[button.dataset.easy ?? ""]?.(button);
    });
  }
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    goBack();
  });
  // A browser may close it without asking, where nobody has touched the page yet.
  dialog.addEventListener("close", () => {
    if (seen && seen.section === undefined && !dialog.open) goBack();
  });
  addEventListener("popstate", ({ state }) => show(state?.easy ?? null));
  addEventListener("pagehide", stopReading);
  document.addEventListener("visibilitychange", () => document.hidden && stopReading());
  // Voices may come later than the page.
  if ("speechSynthesis" in window) speechSynthesis.addEventListener?.("voiceschanged", showReadButton);

  function open({ isAsked }: { isAsked: boolean }): void {
    strip.hidden = true;
    if (seen) return;
    if (isAsked) {
      remember(key, "on");
      goTo({ on: first });
    } else turnTo({ on: first, wasPushed: false });
  }

  /** Once, and not over something else that is being told. */
  function offer(): void {
    if (document.querySelector("[data-changed]:not([hidden])")) return;
    remember(key, "off");
    strip.hidden = false;
  }

  return { open, offer };
}

/** The one screen that is nobody's own: it is gone to, and come back from. */
const WAYS = "ways";

/** `off` is kept, too: who said no is not asked again. Some browsers forbid remembering anything. */
function remember(key: string, kept: "on" | "off"): void {
  try {
    localStorage.setItem(key, kept);
  } catch {}
}
