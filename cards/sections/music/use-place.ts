import { type RefObject, useEffect, useState } from "react";

/** `tools`: among the page's own buttons; `corner`: over the page, at the lower edge of the screen; `away`: nowhere. */
export type ButtonPlace = "tools" | "corner" | "away";

/** What a guest may want to touch, and the drawings of the first screen: nothing may lie over these. */
const KEPT_CLEAR =
  "a, button, input, select, textarea, summary, label, audio, video, iframe, section:first-of-type [aria-hidden=true]";

/** While somebody writes, the lower edge belongs to the keyboard. */
const WRITTEN_IN = "input, select, textarea";

/** So near already counts as under it: it is told of a frame late. */
const NEAR_PX = 8;

type Given = {
  /** The whole card. */
  sheet: Element | null;
  /** Where the page keeps its buttons; a preview has no such place. */
  tools: Element | null;
  /** Lies in the corner and is never seen: it tells where the button would be. */
  corner: RefObject<HTMLElement | null>;
};

/** Where a button that is wanted everywhere can be without lying on anything. */
export function usePlace({ sheet, tools, corner }: Given): ButtonPlace {
  const [place, setPlace] = useState<ButtonPlace>("away");

  useEffect(() => {
    const wanted = corner.current;
    if (!sheet || !wanted) return;
    const under = new Set<Element>();
    let hasTools = false;
    let covered: IntersectionObserver | undefined;

    function settle() {
      const isWriting =
        sheet?.contains(document.activeElement) && document.activeElement?.matches(WRITTEN_IN);
      setPlace(hasTools ? "tools" : isWriting || under.size > 0 ? "away" : "corner");
    }

    function observe() {
      covered?.disconnect();
      under.clear();
      const { clientWidth, clientHeight } = document.documentElement;
      const { top, right, bottom, left } = wanted?.getBoundingClientRect() ?? new DOMRect();
      const edges = [top, clientWidth - right, clientHeight - bottom, left];
      covered = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) under[isIntersecting ? "add" : "delete"](target);
          settle();
        },
        { rootMargin: edges.map((edge) => `${NEAR_PX - edge}px`).join(" ") },
      );
      for (const element of sheet?.querySelectorAll(KEPT_CLEAR) ?? []) covered.observe(element);
    }

    const seen = new IntersectionObserver(([entry]) => {
      hasTools = entry?.isIntersecting ?? false;
      settle();
    });
    if (tools) seen.observe(tools);
    observe();
    const drawn = new MutationObserver(observe);
    drawn.observe(sheet, { childList: true, subtree: true });
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener("resize", observe, { signal });
    sheet.addEventListener("focusin", settle, { signal });
    // Only after it is known where the focus went.
    sheet.addEventListener("focusout", () => queueMicrotask(settle), { signal });
    return () => {
      covered?.disconnect();
      seen.disconnect();
      drawn.disconnect();
      ended.abort();
    };
  }, [sheet, tools, corner]);

  return place;
}
