// Written by `npm run codegen` from the sections of `kind.ts`.
import type { LazyViewersOf, ViewersOf } from "#cards/engine/viewer.ts";
import { GalleryViewer } from "#cards/sections/gallery/viewer.tsx";
import { MusicViewer } from "#cards/sections/music/viewer.tsx";
import { ShareViewer } from "#cards/sections/share/viewer.tsx";
import type { sections } from "./kind.ts";
import { ThanksLetterViewer } from "./letter/viewer.tsx";
import { ReplyViewer } from "./reply/viewer.tsx";

/** What answers a guest's touch: all that their browser draws once more. The rest stays as the server drew it. */
export const interactiveViewers = {
  letter: ThanksLetterViewer,
  gallery: GalleryViewer,
  reply: ReplyViewer,
  share: ShareViewer,
  music: MusicViewer,
} satisfies Partial<ViewersOf<typeof sections>>;

export const lazyViewers = {
  video: () => import("#cards/sections/video/viewer.tsx").then((file) => file.VideoViewer),
} satisfies LazyViewersOf<typeof sections>;
