import { DateViewer } from "#cards/sections/date/viewer.tsx";
import { EndingViewer } from "#cards/sections/ending/viewer.tsx";
import { GalleryViewer } from "#cards/sections/gallery/viewer.tsx";
import { MusicViewer } from "#cards/sections/music/viewer.tsx";
import { ShareViewer } from "#cards/sections/share/viewer.tsx";
import { VenueViewer } from "#cards/sections/venue/viewer.tsx";
import { VideoViewer } from "#cards/sections/video/viewer.tsx";
import type { ViewersOf } from "#cards/viewer.ts";
import { CakeViewer } from "./cake/viewer.tsx";
import { GiftViewer } from "./gift/viewer.tsx";
import type { sections } from "./kind.ts";
import { LetterViewer } from "./letter/viewer.tsx";
import { RollingPaperViewer } from "./rolling-paper/viewer.tsx";
import { WaitingViewer } from "./waiting/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  cake: CakeViewer,
  date: DateViewer,
  ending: EndingViewer,
  gallery: GalleryViewer,
  gift: GiftViewer,
  letter: LetterViewer,
  music: MusicViewer,
  "rolling-paper": RollingPaperViewer,
  share: ShareViewer,
  venue: VenueViewer,
  video: VideoViewer,
  waiting: WaitingViewer,
};
