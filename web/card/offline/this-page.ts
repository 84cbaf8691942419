import type { CardPage } from "#cards/engine/page.ts";

/** The card that stands here, as the server put it into the page; null on any other page. */
export function thisPage(): CardPage | null {
  const state = document.getElementById("page")?.textContent;
  return state ? JSON.parse(state) : null;
}

/** What the worker says of a page that it had kept; null where the page came from the server. */
export function copyMark(): { keptAt: Date; isSlow: boolean } | null {
  const { kept, network } = document.documentElement.dataset;
  return kept ? { keptAt: new Date(kept), isSlow: network === "slow" } : null;
}
