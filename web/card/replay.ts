/** What needs the page to be hydrated: buttons, and links that open something on the page itself. */
const NEEDS_LIFE = "button:not([data-text-switch], [data-easy]), a[data-alive]";

/**
 * Holds back taps on what cannot answer yet. The last one is made again when the page is hydrated: a guest who taps
 * twice because nothing happened means it once.
 */
export function replayer(page: Document) {
  let waiting: HTMLElement | null = null;

  function hold(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_LIFE) : null;
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    waiting = target;
    target.setAttribute("aria-busy", "true");
  }

  page.addEventListener("click", hold, true);
  return {
    release(): void {
      page.removeEventListener("click", hold, true);
      waiting?.removeAttribute("aria-busy");
      waiting?.click();
      waiting = null;
    },
  };
}
