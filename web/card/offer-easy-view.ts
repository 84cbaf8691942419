import { keptOnDevice } from "./kept-on-device.ts";

const KEY = "goi.easy-view";
/** Browsers begin with 16 px, telephones with 17: whoever has more asked for it. */
const LARGE_PX = 20;

/**
 * Elder mode (어르신 모드): opened by its button, by itself where it was left on, and offered once to who has the
 * system's text large. Before that nothing of it is loaded.
 */
export function offerEasyView(page: Document): void {
  const begin = (why: "asked" | "kept" | "offer") =>
    import("./easy-view.ts").then((view) => view.beginEasyView({ key: KEY, why }));

  page.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-easy=open]")) void begin("asked");
  });
  const kept = keptOnDevice(KEY);
  if (kept === "on") void begin("kept");
  // Where nothing can be remembered nobody is asked: they would be asked for ever.
  if (kept === null) requestAnimationFrame(() => isTextLarge(page) && begin("offer"));
}

/** By the system's own size on iOS, else by the browser's, times the factor of the system's text where that is told. */
function isTextLarge(page: Document): boolean {
  const probe = page.createElement("p");
  probe.style.cssText = "font-size:calc(1em*env(preferred-text-scale,1));font:-apple-system-body";
  page.body.append(probe);
  const isLarge = Number.parseFloat(getComputedStyle(probe).fontSize) > LARGE_PX;
  probe.remove();
  return isLarge;
}
