const KEY = "goi.easy-view";
/** Browsers begin with 16 px, telephones with 17: whoever has more asked for it. */
const LARGE_PX = 20;

/**
 * Elder mode (어르신 모드): opened by its button, by itself where it was left on, and offered once to who has the
 * system's text large. Before that nothing of it is loaded.
 */
export function offerEasyView(page: Document): void {
  function begin(why: "asked" | "kept" | "offer"): void {
    void import("./easy-view.ts").then(({ beginEasyView }) => beginEasyView({ key: KEY, why }));
  }

  page.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-easy=open]")) begin("asked");
  });
  const kept = keptAnswer();
  if (kept === "on") begin("kept");
  else if (kept === null) requestAnimationFrame(() => setTimeout(() => isTextLarge(page) && begin("offer")));
}

/** Some browsers forbid remembering anything: nobody is asked there, since they would be asked for ever. */
function keptAnswer(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return "";
  }
}

/** By the browser's own size, on iOS by the system's, and where it is known by the factor of the system's text. */
function isTextLarge(page: Document): boolean {
  const probe = page.createElement("p");
  probe.style.cssText =
    "position:absolute;font:medium a;font:-apple-system-body;letter-spacing:calc(1em*env(preferred-text-scale,1))";
  page.body.append(probe);
  const { fontSize, letterSpacing } = getComputedStyle(probe);
  const isLarge = Math.max(Number.parseFloat(fontSize), Number.parseFloat(letterSpacing)) > LARGE_PX;
  probe.remove();
  return isLarge;
}
