import { GalleryViewer } from "#cards/sections/gallery/viewer.tsx";
import { lateViewers } from "#cards/sections/late-viewers.tsx";
import { MusicViewer } from "#cards/sections/music/viewer.tsx";
import { ShareViewer } from "#cards/sections/share/viewer.tsx";
import type { LateViewersOf, ViewersOf } from "#cards/viewer.ts";
import type { sections } from "./kind.ts";
import { LetterViewer } from "./letter/viewer.tsx";
import { ReplyViewer } from "./reply/viewer.tsx";

/** What answers a guest's touch: all that their browser draws once more. The rest stays as the server drew it. */
export const alive = {
  gallery: GalleryViewer,
  letter: LetterViewer,
  music: MusicViewer,
  reply: ReplyViewer,
  share: ShareViewer,
} satisfies Partial<ViewersOf<typeof sections>>;

const { video } = lateViewers;
export const late = { video } satisfies LateViewersOf<typeof sections>;
