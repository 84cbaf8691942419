/** How long a section stays marked. */
const MARK_MS = 1_400;

/** Shows a section of the previewed card: scrolls there if it is out of sight, and marks it for a moment. */
export function reveal(page: Document, section: string): void {
  const window = page.defaultView;
  // Who types on sees the same section: looking again at every key would cost more than the typing.
  if (goesOn(page, section)) return;
  // With the next picture: measuring at every key would have the page laid out twice.
  window?.requestAnimationFrame(() => {
    const element = page.getElementById(section);
    if (!element) return;
    const place = element.getBoundingClientRect();
    mark(page, { section, place });
    scrollTo(window, place);
  });
}

/** Not scrollIntoView: that would scroll the form around the frame too. */
function scrollTo(window: Window, { top, bottom }: DOMRect): void {
  const height = window.innerHeight;
  if (bottom >= height * 0.3 && top <= height * 0.7) return;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: top + window.scrollY - height * 0.12, behavior: still ? "instant" : "smooth" });
}

const marked = new WeakMap<Document, { section: string; at: number }>();

/** Whether the section was changed so lately that this is the same typing; then it is marked no second time. */
function goesOn(page: Document, section: string): boolean {
  const last = marked.get(page);
  if (last?.section !== section || performance.now() - last.at > MARK_MS) return false;
  last.at = performance.now();
  return true;
}

/** A frame laid over the section, which only fades: painting the section itself would cost more than the typing. */
function mark(page: Document, { section, place }: { section: string; place: DOMRect }): void {
  marked.set(page, { section, at: performance.now() });
  page.querySelector("[data-mark]")?.remove();
  const frame = page.createElement("div");
  frame.dataset.mark = section;
  frame.style.cssText =
    "position:absolute;pointer-events:none;box-sizing:border-box;border:2px solid rgb(166 61 47 / 55%);border-radius:8px";
  const top = place.top + (page.defaultView?.scrollY ?? 0);
  Object.assign(frame.style, {
    top: `${top + 4}px`,
    left: `${place.left + 4}px`,
    width: `${place.width - 8}px`,
    height: `${place.height - 8}px`,
  });
  page.documentElement.append(frame);
  const fading = frame.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], {
    duration: MARK_MS,
  });
  fading.onfinish = () => frame.remove();
}
