import { silenceAddress } from "./silence.ts";

/**
 * What a tap on the opening screen does besides taking it away: it begins the music, and is remembered for this visit.
 */
export function tendOpening(page: Document): void {
  const screen = page.querySelector<HTMLDialogElement>("[data-opening-screen]");
  if (!screen?.open) return;
  const quiet = screen.dataset.openingScreen ?? "";
  const known = visit();
  // Who came for one place of the card, or has opened it, is let through.
  if (known.has() || page.location.hash) {
    screen.close(known.isQuiet() ? quiet : "");
    return;
  }
  const listening = new AbortController();
  const { signal } = listening;
  page.documentElement.style.overflow = "hidden";
  screen.addEventListener(
    "close",
    () => {
      listening.abort();
      page.documentElement.style.overflow = "";
      known.remember(screen.returnValue === quiet);
    },
    { once: true },
  );

  screen.addEventListener(
    "submit",
    ({ submitter }) => {
      if (!(submitter instanceof HTMLInputElement) || submitter.value !== quiet) begin(page);
    },
    { signal },
  );
  // Anywhere on it is meant, not only the button.
  screen.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof HTMLInputElement) return;
      begin(page);
      screen.close();
    },
    { signal },
  );
  page.addEventListener("keydown", ({ key }) => key === "Escape" && screen.close(quiet), { signal });
  // Whoever goes on by the keyboard has gone past it: nothing in focus lies under it.
  page.addEventListener(
    "focusin",
    ({ target }) => target instanceof Node && !screen.contains(target) && screen.close(quiet),
    { signal },
  );
}

function begin(page: Document): void {
  const sound = page.querySelector<HTMLAudioElement>("[data-section=music] audio");
  if (!sound?.paused) return;
  // The player raises it; see `rise.ts`.
  sound.volume = 0;
  if (!sound.getAttribute("src")) sound.src = silenceAddress();
  sound.play().catch(() => {});
}

/** In this window, until it is closed. Where nothing can be kept, the screen is there again. */
function visit() {
  const name = `goi.opened.${location.pathname}`;
  const read = () => {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  };
  return {
    has: () => read() !== null,
    isQuiet: () => read() === "quiet",
    remember(isQuiet: boolean) {
      try {
        sessionStorage.setItem(name, isQuiet ? "quiet" : "sound");
      } catch {
        // A private window may refuse it.
      }
    },
  };
}
