// Written by `npm run codegen` from the sections of `kind.ts`.
import type { LazyViewersOf, ViewersOf } from "#cards/engine/viewer.ts";
import { DateViewer } from "#cards/sections/date/viewer.tsx";
import { GalleryViewer } from "#cards/sections/gallery/viewer.tsx";
import { MusicViewer } from "#cards/sections/music/viewer.tsx";
import { ShareViewer } from "#cards/sections/share/viewer.tsx";
import { VenueViewer } from "#cards/sections/venue/viewer.tsx";
import { CakeViewer } from "./cake/viewer.tsx";
import type { sections } from "./kind.ts";
import { RollingPaperViewer } from "./rolling-paper/viewer.tsx";
import { WaitingViewer } from "./waiting/viewer.tsx";

/** What answers a guest's touch: all that their browser draws once more. The rest stays as the server drew it. */
export const interactiveViewers = {
  cake: CakeViewer,
  waiting: WaitingViewer,
  gallery: GalleryViewer,
  date: DateViewer,
  venue: VenueViewer,
  "rolling-paper": RollingPaperViewer,
  share: ShareViewer,
  music: MusicViewer,
} satisfies Partial<ViewersOf<typeof sections>>;

export const lazyViewers = {
  video: () => import("#cards/sections/video/viewer.tsx").then((file) => file.VideoViewer),
} satisfies LazyViewersOf<typeof sections>;
