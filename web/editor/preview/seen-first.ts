/** What comes into view when sections above become shorter, as a part of a screen. */
const NEAR = 0.25;

/**
 * To be called before a change that touches every word of the card: what the maker sees is measured and painted first,
 * the sections out of sight follow one by one, the nearest first, with a frame each.
 */
export function drawSeenFirst(page: Document): void {
  const window = page.defaultView;
  if (!window) return;
  const far = [...page.querySelectorAll<HTMLElement>("[data-section]")]
    .map((section) => ({ section, away: awayFrom(window, section) }))
    .filter(({ away }) => away > window.innerHeight * NEAR)
    .sort((one, other) => one.away - other.away)
    .map(({ section }) => section);
  for (const section of far) section.style.contentVisibility = "hidden";

  function follow() {
    const next = far.shift();
    if (!next) return;
    next.style.removeProperty("content-visibility");
    window?.requestAnimationFrame(follow);
  }
  // The first frame is the change itself.
  window.requestAnimationFrame(() => window.requestAnimationFrame(follow));
}

/** How far above or below the screen. */
function awayFrom(window: Window, section: HTMLElement): number {
  const { top, bottom } = section.getBoundingClientRect();
  return Math.max(-bottom, top - window.innerHeight);
}
