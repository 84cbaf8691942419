/** Has the browser keep the page that says that the network is gone. The cards' own pages do without: they stay light. */
export function keepOfflinePage(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const keep = () => {
    // Where storing is not allowed, the browser's own page stands there as before.
    navigator.serviceWorker.register("/offline-worker.js").catch(() => undefined);
  };
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { once: true });
}
