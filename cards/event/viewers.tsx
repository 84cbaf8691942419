import { DateViewer } from "#cards/sections/date/viewer.tsx";
import { EndingViewer } from "#cards/sections/ending/viewer.tsx";
import { GalleryViewer } from "#cards/sections/gallery/viewer.tsx";
import { GreetingViewer } from "#cards/sections/greeting/viewer.tsx";
import { GuestbookViewer } from "#cards/sections/guestbook/viewer.tsx";
import { MusicViewer } from "#cards/sections/music/viewer.tsx";
import { NoticesViewer } from "#cards/sections/notices/viewer.tsx";
import { PhotoWallViewer } from "#cards/sections/photo-wall/viewer.tsx";
import { ShareViewer } from "#cards/sections/share/viewer.tsx";
import { VenueViewer } from "#cards/sections/venue/viewer.tsx";
import { VideoViewer } from "#cards/sections/video/viewer.tsx";
import type { ViewersOf } from "#cards/viewer.ts";
import { AttendanceViewer } from "./attendance/viewer.tsx";
import { CoverViewer } from "./cover/viewer.tsx";
import { FaqViewer } from "./faq/viewer.tsx";
import { FeeViewer } from "./fee/viewer.tsx";
import type { sections } from "./kind.ts";
import { LinksViewer } from "./links/viewer.tsx";
import { ProgrammeViewer } from "./programme/viewer.tsx";
import { SpeakersViewer } from "./speakers/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  attendance: AttendanceViewer,
  cover: CoverViewer,
  date: DateViewer,
  ending: EndingViewer,
  faq: FaqViewer,
  fee: FeeViewer,
  gallery: GalleryViewer,
  greeting: GreetingViewer,
  guestbook: GuestbookViewer,
  links: LinksViewer,
  music: MusicViewer,
  notices: NoticesViewer,
  "photo-wall": PhotoWallViewer,
  programme: ProgrammeViewer,
  share: ShareViewer,
  speakers: SpeakersViewer,
  venue: VenueViewer,
  video: VideoViewer,
};
