/** What few cards show: a guest's browser loads it only where one does (`late` of a kind's `alive.tsx`). */
export const lateViewers = {
  "photo-wall": () => import("./photo-wall/viewer.tsx").then((file) => file.PhotoWallViewer),
  video: () => import("./video/viewer.tsx").then((file) => file.VideoViewer),
};
