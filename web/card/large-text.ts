import { keptOnDevice } from "./kept-on-device.ts";

const KEY = "goi.large-text";

/** Lets a guest read in larger letters at once, and remembers it on this device for every card. */
export function offerLargeText(page: Document): void {
  const { dataset } = page.documentElement;

  function show(isLarge: boolean): void {
    if (isLarge) dataset.text = "large";
    else delete dataset.text;
    page.querySelector("[data-text-switch]")?.setAttribute("aria-pressed", String(isLarge));
  }

  page.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("[data-text-switch]"))) return;
    const isLarge = dataset.text !== "large";
    show(isLarge);
    keep(isLarge);
  });
  if (!keptOnDevice(KEY)) return;
  show(true);
  // This may run before the switch is there.
  page.addEventListener("DOMContentLoaded", () => show(true), { once: true });
}

/** Some browsers forbid remembering anything; the switch works there all the same. */
function keep(isLarge: boolean): void {
  try {
    if (isLarge) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {}
}
