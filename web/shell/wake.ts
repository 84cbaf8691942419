import { replayer } from "#web/card/replay.ts";
import { guardAgainstDevtools } from "./devtools-guard.ts";

/**
 * The only script of a page that rests. The page is complete without the others: its links lead on, its words are
 * read. With the first touch it comes alive, and what was touched meanwhile is touched again.
 */
const touches = ["pointerdown", "pointermove", "keydown", "touchstart", "wheel", "focusin"] as const;
const replay = replayer(document);

const stopGuarding = guardAgainstDevtools({
  window,
  isExempt: () => keptUser()?.isAdmin === true,
  beforeLeave: () => {},
  leave: () => location.replace("/-/away"),
});

function wakeWhenTouched(event: Event): void {
  if (!isStill(event)) wake();
}

/** A browser tells a page that opens under a resting mouse of it as of a move. */
function isStill(event: Event): boolean {
  if (event.type !== "pointermove") return false;
  const { movementX, movementY } = event as PointerEvent;
  return movementX === 0 && movementY === 0;
}

function wake(): void {
  for (const touch of touches) removeEventListener(touch, wakeWhenTouched, true);
  const resting = document.querySelector<HTMLScriptElement>("script[data-rests]");
  if (!resting) return;
  // As React Router wrote them and will look for them; those in the page go on until these are there.
  for (const sheet of document.querySelectorAll<HTMLStyleElement>("style[data-sheet]")) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = sheet.dataset.sheet ?? "";
    sheet.before(link);
  }
  const script = document.createElement("script");
  script.type = "module";
  script.nonce = resting.nonce;
  script.textContent = resting.textContent;
  document.head.append(script);
}

for (const touch of touches) addEventListener(touch, wakeWhenTouched, { capture: true, passive: true });
addEventListener(
  "goi:alive",
  () => {
    stopGuarding();
    replay.release();
  },
  { once: true },
);

// The words are read before their fonts are asked for.
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[data-waits]")) sheet.media = "all";
  }),
);

// What is costly to draw waits until the words and the first pictures are there.
addEventListener("load", () => {
  document.documentElement.dataset.lit = "";
});

// A member sees what is theirs at once; and some addresses ask for more than can be read.
if (isKnown() || location.hash || document.querySelector("[data-wakes]")) wake();

/** Whether somebody signed in on this device. Without a trace there is no session to check. */
function isKnown(): boolean {
  return keptUser() !== null || Object.keys(localStorage).some((key) => key.endsWith(".LastAuthUser"));
}

/** As the shell keeps it. It only changes what is shown; the server decides everything else. */
function keptUser(): { isAdmin?: boolean } | null {
  try {
    return JSON.parse(localStorage.getItem("goi.session") ?? "null")?.state?.user ?? null;
  } catch {
    return null;
  }
}
