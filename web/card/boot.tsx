import { ownIn } from "#cards/parts/own-link.ts";
import { guardAgainstDevtools } from "#web/shell/devtools-guard.ts";
import "#web/shell/base.css";
import { countClicks } from "./count-clicks.ts";
import { countView } from "./count-view.ts";
import { bringForms, bringFormsNear } from "./deferred-forms.ts";
import { offerLargeText } from "./large-text.ts";
import { replayer } from "./replay.ts";
import { tellChanges } from "./tell-changes.ts";

/**
 * The only script of a card's page that runs before a guest touches it: the rest comes with the first touch, and
 * what was touched meanwhile is touched again when it can answer.
 */
const touches = ["pointerdown", "keydown", "touchstart", "wheel", "focusin"] as const;
const replay = replayer(document);

function waitForInput(): void {
  for (const touch of touches) addEventListener(touch, startHydration, { capture: true, passive: true });
}

function startHydration(): void {
  giveRoom();
  for (const touch of touches) removeEventListener(touch, startHydration, true);
  // Where the network failed, the next touch tries again; what was tapped is still held.
  enableStyles("touch");
  hydrate().then(replay.release, waitForInput);
}

/** Each kind has a script of its own. */
async function hydrate(): Promise<void> {
  await whole;
  bringForms(document);
  const script = document.documentElement.dataset.alive;
  const { hydrateCard }: typeof import("./hydrate.tsx") = import.meta.env.DEV
    ? await fromSources()
    : await import(/* @vite-ignore */ `${script}`);
  await hydrateCard();
}

/** This script may be here before the end of the page is. */
const whole = new Promise<void>((resolve) => {
  if (document.readyState !== "loading") resolve();
  else addEventListener("DOMContentLoaded", () => resolve(), { once: true });
});

offerLargeText(document);
waitForInput();
void whole.then(() => bringFormsNear(document));
void whole.then(() => tellChanges(document));
countClicks(document);
countView(document);

/** Before anything moves, what lies below the screen takes the room it needs: no tap may find it elsewhere. */
function giveRoom(): void {
  bringForms(document);
  delete document.documentElement.dataset.resting;
}

/** A link to a section is followed before what stands above it has its height, and not every browser moves along. */
function followLink(): void {
  giveRoom();
  const isReturn = performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && entry.type !== "navigate");
  if (!isReturn) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
addEventListener("scroll", followLink, { once: true, passive: true });
if (scrollY > 0) followLink();

/** While developing, with the styles of what the server alone draws. */
async function fromSources(): Promise<typeof import("./hydrate.tsx")> {
  const { styledViewers: viewers } = await import("./styles.tsx");
  await Promise.all(Object.values(viewers).map((load) => load()));
  return import("./hydrate.tsx");
}

// While developing, the styles come with the scripts. Who followed a link to what they left came for that.
if (import.meta.env.DEV || ownIn(location.href)) startHydration();

/** Styles that wait for this moment. */
function enableStyles(moment: "paint" | "touch"): void {
  const waiting = document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(`[data-waits=${moment}]`);
  for (const style of waiting) style.media = "all";
}

// The words are read before their fonts are asked for.
requestAnimationFrame(() => setTimeout(() => enableStyles("paint")));

/** After the first screen, what it did not need. */
function afterLoad(): void {
  const canvas = document.querySelector<HTMLCanvasElement>("canvas[data-effect]");
  if (canvas) void import("#cards/sections/cover/effects.ts").then(({ beginEffect }) => beginEffect(canvas));
}

if (document.readyState === "complete") afterLoad();
else addEventListener("load", afterLoad, { once: true });

guardAgainstDevtools({
  window,
  isExempt: () => import.meta.env.DEV || isKeptAdmin(),
  beforeLeave: () => {},
  leave: () => location.replace("/-/away"),
});

/** As the shell keeps it. It only decides whether the guard rests; the server decides everything else. */
function isKeptAdmin(): boolean {
  try {
    return JSON.parse(localStorage.getItem("goi.session") ?? "null")?.state?.user?.isAdmin === true;
  } catch {
    return false;
  }
}
