/** Shows a section of the previewed card: scrolls there if it is out of sight, and marks it for a moment. */
export function reveal(page: Document, section: string): void {
  const element = page.getElementById(section);
  const window = page.defaultView;
  if (!element || !window) return;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const { top, bottom } = element.getBoundingClientRect();
  const height = window.innerHeight;
  // Not scrollIntoView: that would scroll the form around the frame too.
  if (bottom < height * 0.3 || top > height * 0.7) {
    window.scrollTo({
      top: top + window.scrollY - height * 0.12,
      behavior: still ? "instant" : "smooth",
    });
  }
  mark(element);
}

const MARK_MS = 1_400;

function mark(element: HTMLElement): void {
  for (const animation of element.getAnimations()) if (animation.id === "mark") animation.cancel();
  const shown = "inset 0 0 0 2px color-mix(in srgb, var(--accent) 70%, transparent)";
  element.animate(
    [{ boxShadow: shown }, { boxShadow: shown, offset: 0.6 }, { boxShadow: "inset 0 0 0 2px transparent" }],
    { duration: MARK_MS, id: "mark" },
  );
}
