import { hasUnsent } from "./offline/unsent-flag.ts";

/** What a card does without a network has a script of its own: nobody who opens one for the first time waits for it. */
export const bringOffline = () => import("./offline/offline.ts");
export type BringOffline = typeof bringOffline;

/** Who was here before may see a copy, or have something that was not sent yet. */
export function mindNetwork(): void {
  if (navigator.serviceWorker?.controller || hasUnsent())
    void bringOffline().then(({ beginOffline }) => beginOffline());
}
