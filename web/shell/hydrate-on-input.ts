import { guardAgainstDevtools } from "./devtools-guard.ts";

/**
 * The only script of a page whose hydration is deferred. The page is complete without the others: its links lead on, its words are
 * read. With the first input it is hydrated; what is touched meanwhile waits (`early-input.ts`).
 */
const touches = ["pointerdown", "pointermove", "keydown", "touchstart", "wheel", "focusin"] as const;

const stopGuarding = guardAgainstDevtools({
  window,
  isExempt: () => keptUser()?.isAdmin === true,
  beforeLeave: () => {},
  leave: () => location.replace("/-/away"),
});

function hydrateWhenTouched(event: Event): void {
  if (!isStill(event)) hydrate();
}

/** A browser tells a page that opens under a resting mouse of it as of a move. */
function isStill(event: Event): boolean {
  if (event.type !== "pointermove") return false;
  const { movementX, movementY } = event as PointerEvent;
  return movementX === 0 && movementY === 0;
}

function hydrate(): void {
  for (const touch of touches) removeEventListener(touch, hydrateWhenTouched, true);
  const deferred = document.querySelector<HTMLScriptElement>("script[data-deferred]");
  if (!deferred) return;
  // As React Router wrote them and will look for them; those in the page go on until these are there.
  for (const sheet of document.querySelectorAll<HTMLStyleElement>("style[data-sheet]")) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = sheet.dataset.sheet ?? "";
    sheet.before(link);
  }
  const script = document.createElement("script");
  script.type = "module";
  script.nonce = deferred.nonce;
  script.textContent = deferred.textContent;
  document.head.append(script);
}

for (const touch of touches) addEventListener(touch, hydrateWhenTouched, { capture: true, passive: true });
addEventListener("goi:hydrated", stopGuarding, { once: true });

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

// A member sees what is theirs at once; somebody was quicker than this script; and some addresses ask for more than can be read.
if (
  isKnown() ||
  window.goiEarly?.waiting ||
  location.hash ||
  hasTried() ||
  document.querySelector("[data-hydrate-now]")
) {
  hydrate();
}

/** Whether somebody put their own names or photo into the designs of this page: they are to see them again. */
function hasTried(): boolean {
  try {
    return sessionStorage.getItem(`goi.tried.${location.pathname}`) !== null;
  } catch {
    return false;
  }
}

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
