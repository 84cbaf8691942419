import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { PhotoWays } from "#cards/engine/editor.ts";
import { OFFLINE } from "#web/photos/send-photo.ts";
import type { PhotoStore } from "./photo-store.ts";

/** New whenever a photo has moved on, so that fields are drawn again. */
export function usePhotos(photoStore: PhotoStore): PhotoWays {
  const photos = useStore(photoStore.store, (state) => state.photos);
  const isUnderWay = photos.some(
    ({ problem, isKept }) => !isKept && (problem === null || problem === OFFLINE),
  );

  // What found no room on the device lives in this page only.
  useEffect(() => {
    if (!isUnderWay) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnderWay]);

  useEffect(() => () => photoStore.close(), [photoStore]);

  const { takePhotos, retryPhoto, forgetPhoto, cutPhoto } = photoStore;
  return useMemo(
    () => ({
      coming: (path) => photos.filter((photo) => photo.path === path),
      takePhotos,
      retryPhoto,
      forgetPhoto,
      cutPhoto,
    }),
    [photos, takePhotos, retryPhoto, forgetPhoto, cutPhoto],
  );
}
