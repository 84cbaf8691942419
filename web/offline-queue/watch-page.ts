type Watcher = {
  /** Somebody looks again, or the network is back: what could not be sent may arrive now. */
  back(): void;
  /** Nobody looks any more, and the page may be gone without another word. */
  away(): void;
};

/** Hears of what happens to the page around a queue; answers how to stop. */
export function watchPage({ back, away }: Watcher): () => void {
  const life = new AbortController();
  const { signal } = life;
  addEventListener("online", back, { signal });
  addEventListener("pagehide", away, { signal });
  // The guard against developer tools is about to empty the page.
  addEventListener("goi:keep-draft", away, { signal });
  document.addEventListener(
    "visibilitychange",
    () => (document.visibilityState === "hidden" ? away() : back()),
    { signal },
  );
  return () => life.abort();
}
