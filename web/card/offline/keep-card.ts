import { registerOfflineWorker } from "#web/shell/offline.ts";
import { filesOfPage } from "./files-of-page.ts";
import { copyMark, thisPage } from "./this-page.ts";

/** Has the device keep this card, once a guest has touched it: from then on it opens without a network, too. */
export async function keepCard(): Promise<void> {
  // A copy is no news, and nobody sent a sample.
  if (import.meta.env.DEV || copyMark() || !thisPage()?.card.id) return;
  const worker = (await registerOfflineWorker())?.active;
  if (!worker) return;
  // Whoever reads in elder mode does so below ground, too; it is small, and the page has come to rest.
  await import("../easy-view.ts").catch(() => undefined);
  const asked = new Set(filesOfPage(document));
  worker.postMessage({ keep: [...asked] });
  // Fonts come last, and words that somebody writes bring others: each is kept that the page has come to need.
  document.fonts.addEventListener("loadingdone", () => {
    const also = filesOfPage(document).filter((file) => !asked.has(file));
    for (const file of also) asked.add(file);
    if (also.length > 0) worker.postMessage({ also });
  });
}
