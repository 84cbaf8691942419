import { useState } from "react";
import type { Photo } from "#cards/engine/photo.ts";

export type ChosenPhotos = ReturnType<typeof useChosenPhotos>;

/** Several photos of a field, chosen to do something with all of them. */
export function useChosenPhotos(photos: readonly Photo[]) {
  const [keys, setKeys] = useState<readonly string[] | null>(null);
  return {
    isOn: keys !== null,
    /** In the order in which they stand. */
    chosen: photos.filter(({ key }) => keys?.includes(key)),
    has: ({ key }: Photo) => keys?.includes(key) ?? false,
    start: () => setKeys([]),
    stop: () => setKeys(null),
    all: () => setKeys(photos.map(({ key }) => key)),
    toggle: ({ key }: Photo) =>
      setKeys((known) =>
        known?.includes(key) ? known.filter((one) => one !== key) : [...(known ?? []), key],
      ),
  };
}
