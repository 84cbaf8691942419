/** How long a section stays marked, and how much of that it fades. */
const MARK_MS = 1_400;
const FADE_MS = 500;
/** By then everything near is drawn. */
const AIM_MS = 3_000;

/** Shows a section of the previewed card: scrolls there if it is out of sight, and marks it for a moment. */
export function reveal(page: Document, section: string): void {
  show(page, section, { marked: true });
}

/** The same for a section that was changed. Where the maker looks already a mark says nothing and costs a frame. */
export function follow(page: Document, section: string): void {
  if (goesOn(page, section)) return;
  show(page, section, { marked: looked.get(page)?.section !== section });
}

function show(page: Document, section: string, { marked }: { marked: boolean }): void {
  const window = page.defaultView;
  // With the next picture: measuring at every key would have the page laid out twice.
  window?.requestAnimationFrame(() => {
    const element = page.getElementById(section);
    if (!element) return;
    looked.set(page, { section, at: performance.now() });
    // Whoever goes on to another section does not want to be led back to the last.
    aims.get(page)?.abort();
    const seen = isSeen(element, window);
    if (marked) mark(page, element);
    if (seen) return;
    scrollTo(element, window);
    keepAim(element, window);
  });
}

/** Half of it, or half a screen of one that is longer: its last line alone says nothing of what is written above. */
function isSeen(element: HTMLElement, window: Window): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return seen >= Math.min(height, window.innerHeight) / 2;
}

/** Not scrollIntoView: that would scroll the form around the frame too. */
function scrollTo(element: HTMLElement, window: Window): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: topIn(window, element), behavior: still ? "instant" : "smooth" });
}

/** Where the page has to stand so that the section begins near the upper edge. */
function topIn(window: Window, element: HTMLElement): number {
  return element.getBoundingClientRect().top + window.scrollY - window.innerHeight * 0.12;
}

const aims = new WeakMap<Document, AbortController>();

/** What lies on the way was never laid out and takes its height as it goes by: so the aim is taken again for a while. */
function keepAim(element: HTMLElement, window: Window & typeof globalThis): void {
  const page = element.ownerDocument;
  const life = new AbortController();
  const { signal } = life;
  const leave = () => life.abort();
  aims.set(page, life);
  let arrived = false;
  const aim = () => {
    if (!arrived || !element.isConnected) return;
    if (Math.abs(topIn(window, element) - window.scrollY) > 1) scrollTo(element, window);
  };
  const heights = new window.ResizeObserver(aim);
  heights.observe(page.body);
  signal.addEventListener("abort", () => heights.disconnect());
  window.addEventListener(
    "scrollend",
    () => {
      arrived = true;
      aim();
      mark(page, element);
    },
    { signal },
  );
  // Who moves by themselves is left alone.
  for (const own of ["wheel", "touchstart", "pointerdown", "keydown"])
    page.addEventListener(own, leave, { signal, passive: true });
  window.setTimeout(leave, AIM_MS);
}

const looked = new WeakMap<Document, { section: string; at: number }>();

/** Whether the section was changed so lately that this is the same typing. */
function goesOn(page: Document, section: string): boolean {
  const last = looked.get(page);
  if (last?.section !== section || performance.now() - last.at > MARK_MS) return false;
  last.at = performance.now();
  return true;
}

/** A frame laid over the section, which only fades: painting the section itself would cost more than the typing. */
function mark(page: Document, element: HTMLElement): void {
  page.querySelector("[data-mark]")?.remove();
  const frame = page.createElement("div");
  frame.dataset.mark = element.id;
  frame.style.cssText =
    "position:absolute;pointer-events:none;box-sizing:border-box;border:2px solid rgb(166 61 47 / 55%);border-radius:8px";
  const place = element.getBoundingClientRect();
  const top = place.top + (page.defaultView?.scrollY ?? 0);
  Object.assign(frame.style, {
    top: `${top + 4}px`,
    left: `${place.left + 4}px`,
    width: `${place.width - 8}px`,
    height: `${place.height - 8}px`,
  });
  page.documentElement.append(frame);
  // What does not move yet costs no frame.
  const fading = frame.animate([{ opacity: 1 }, { opacity: 0 }], {
    delay: MARK_MS - FADE_MS,
    duration: FADE_MS,
  });
  fading.onfinish = () => frame.remove();
}
