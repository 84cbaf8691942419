import { useEffect, useState } from "react";

/** What lies over the page, the topmost last. */
const layers: symbol[] = [];

/** Closes the topmost layer only: all of them hear the Escape key, and one of them is meant. */
export function useTopmost(opened: boolean, onClose: () => void): () => void {
  const [layer] = useState(() => Symbol("layer"));
  useEffect(() => {
    if (!opened) return;
    layers.push(layer);
    return () => {
      // When all have heard the key: the one below must not take it for its own.
      setTimeout(() => {
        const at = layers.indexOf(layer);
        if (at >= 0) layers.splice(at, 1);
      });
    };
  }, [opened, layer]);
  return () => {
    if (layers.at(-1) === layer) onClose();
  };
}
