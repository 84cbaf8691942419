import { GalleryViewer } from "#cards/sections/gallery/viewer.tsx";
import { MusicViewer } from "#cards/sections/music/viewer.tsx";
import { ShareViewer } from "#cards/sections/share/viewer.tsx";
import { VideoViewer } from "#cards/sections/video/viewer.tsx";
import type { ViewersOf } from "#cards/viewer.ts";
import type { sections } from "./kind.ts";
import { LetterViewer } from "./letter/viewer.tsx";
import { RecipientsViewer } from "./recipients/viewer.tsx";
import { ReplyViewer } from "./reply/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  gallery: GalleryViewer,
  letter: LetterViewer,
  music: MusicViewer,
  recipients: RecipientsViewer,
  reply: ReplyViewer,
  share: ShareViewer,
  video: VideoViewer,
};
