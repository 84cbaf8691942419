import { registerOfflineWorker } from "#web/shell/offline.ts";
import { filesOfPage } from "./files-of-page.ts";
import { copyMark, thisPage } from "./this-page.ts";

/** Has the device keep this card, once a guest has touched it: from then on it opens without a network, too. */
export async function keepCard(): Promise<void> {
  // A copy is no news, and nobody sent a sample.
  if (import.meta.env.DEV || copyMark() || !thisPage()?.card.id) return;
  const registration = await registerOfflineWorker();
  registration?.active?.postMessage({ keep: filesOfPage(document) });
}
