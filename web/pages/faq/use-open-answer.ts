import { useEffect } from "react";
import { useLocation } from "react-router";

/** Unfolds the answer that the address names: not every browser does, and none after a step inside the app. */
export function useOpenAnswer(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address, asked for again, is a wish too
  useEffect(() => {
    if (!hash) return;
    const answer = document.getElementById(decodeURIComponent(hash.slice(1)));
    const folded = answer?.closest("details");
    if (!folded) return;
    folded.open = true;
    folded.scrollIntoView({ block: "start" });
  }, [hash, key]);
}
