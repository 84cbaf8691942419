import type { LazyViewersOf, ViewersOf } from "#cards/engine/viewer.ts";
import { GalleryViewer } from "#cards/sections/gallery/viewer.tsx";
import { sharedLazyViewers } from "#cards/sections/lazy-viewers.tsx";
import { MusicViewer } from "#cards/sections/music/viewer.tsx";
import { ShareViewer } from "#cards/sections/share/viewer.tsx";
import type { sections } from "./kind.ts";
import { ThanksLetterViewer } from "./letter/viewer.tsx";
import { ReplyViewer } from "./reply/viewer.tsx";

/** What answers a guest's touch: all that their browser draws once more. The rest stays as the server drew it. */
export const interactiveViewers = {
  gallery: GalleryViewer,
  letter: ThanksLetterViewer,
  music: MusicViewer,
  reply: ReplyViewer,
  share: ShareViewer,
} satisfies Partial<ViewersOf<typeof sections>>;

const { video } = sharedLazyViewers;
export const lazyViewers = { video } satisfies LazyViewersOf<typeof sections>;
