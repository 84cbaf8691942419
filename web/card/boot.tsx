import { ownIn } from "#cards/parts/own-link.ts";
import { guardAgainstDevtools } from "#web/shell/devtools-guard.ts";
import "#web/shell/base.css";
import { countClicks } from "./count-clicks.ts";
import { countView } from "./count-view.ts";
import { bringForms, bringFormsNear } from "./deferred-forms.ts";
import { tellElsewhere } from "./elsewhere.ts";
import { offerLargeText } from "./large-text.ts";
import { bringOffline, mindNetwork } from "./mind-network.ts";
import { offerEasyView } from "./offer-easy-view.ts";
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
  hydrate().then(replay.release, waitForInput);
}

/** Each kind has a script of its own. */
async function hydrate(): Promise<void> {
  await whole;
  bringForms(document);
  const script = document.documentElement.dataset.alive;
  const load: Promise<typeof import("./hydrate.tsx")> = import.meta.env.DEV
    ? fromSources()
    : import(/* @vite-ignore */ `${script}`);
  const [{ hydrateCard }] = await Promise.all([load, applySheet()]);
  await hydrateCard(bringOffline);
}

/** The page has the rules of what it shows; those of what a guest may open come with the script. */
async function applySheet(): Promise<void> {
  const { sheet } = document.documentElement.dataset;
  if (!sheet || document.querySelector(`link[rel=stylesheet][href="${sheet}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet });
  document.head.append(link);
  await loaded(link).catch((error) => {
    link.remove();
    throw error;
  });
}

function loaded(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.addEventListener("load", resolve, { once: true });
    element.addEventListener("error", () => reject(new Error("It did not come")), { once: true });
  });
}

/** This script may be here before the end of the page is. */
const whole = new Promise<void>((resolve) => {
  if (document.readyState !== "loading") resolve();
  else addEventListener("DOMContentLoaded", () => resolve(), { once: true });
});

offerLargeText(document);
offerEasyView(document);
waitForInput();
void whole.then(() => bringFormsNear(document));
void whole.then(() => tellChanges(document));
void whole.then(tellElsewhere);
countClicks(document);
countView(document);
mindNetwork();

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

/** A photo that has not come by then is not waited for. */
const COVER_MS = 3_000;

/** The first photo has the line to itself, the words are read as they stand, and then their fonts are asked for. */
async function enableFonts(): Promise<void> {
  await whole;
  const cover = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (cover && !cover.complete) {
    const late = new Promise((resolve) => setTimeout(resolve, COVER_MS));
    await Promise.race([loaded(cover), late]).catch(() => {});
  }
  for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-waits]")) style.media = "all";
}
requestAnimationFrame(() => setTimeout(() => void enableFonts()));

const PRELOAD = { rel: "preload", as: "style" };

/** After the first screen, what it did not need. */
function afterLoad(): void {
  const { sheet: href } = document.documentElement.dataset;
  if (href) document.head.append(Object.assign(document.createElement("link"), { ...PRELOAD, href }));
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
