/** What few cards show: a guest's browser loads it only where one does (`lazyViewers` of a kind's `interactive-viewers.tsx`). */
export const sharedLazyViewers = {
  "photo-wall": () => import("./photo-wall/viewer.tsx").then((file) => file.PhotoWallViewer),
  video: () => import("./video/viewer.tsx").then((file) => file.VideoViewer),
};
