/** Has the browser keep the page that says that the network is gone. A card's page asks for the same once it was touched. */
export function keepOfflinePage(): void {
  if (import.meta.env.DEV) return;
  const keep = () => void registerOfflineWorker();
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { once: true });
}

/** The one worker there is (`web/offline-worker`), once it works; null where storing is not allowed. */
export async function registerOfflineWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register("/offline-worker.js");
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}
