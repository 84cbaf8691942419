import { AccountsViewer } from "#cards/sections/accounts/viewer.tsx";
import { DateViewer } from "#cards/sections/date/viewer.tsx";
import { EndingViewer } from "#cards/sections/ending/viewer.tsx";
import { GalleryViewer } from "#cards/sections/gallery/viewer.tsx";
import { GreetingViewer } from "#cards/sections/greeting/viewer.tsx";
import { GuestbookViewer } from "#cards/sections/guestbook/viewer.tsx";
import { MusicViewer } from "#cards/sections/music/viewer.tsx";
import { NoticesViewer } from "#cards/sections/notices/viewer.tsx";
import { PhotoWallViewer } from "#cards/sections/photo-wall/viewer.tsx";
import { RsvpViewer } from "#cards/sections/rsvp/viewer.tsx";
import { ShareViewer } from "#cards/sections/share/viewer.tsx";
import { VenueViewer } from "#cards/sections/venue/viewer.tsx";
import { VideoViewer } from "#cards/sections/video/viewer.tsx";
import type { ViewersOf } from "#cards/viewer.ts";
import { BabyViewer } from "./baby/viewer.tsx";
import { BabyCoverViewer } from "./cover/viewer.tsx";
import { DoljabiViewer } from "./doljabi/viewer.tsx";
import { GrowthViewer } from "./growth/viewer.tsx";
import type { sections } from "./kind.ts";

export const viewers: ViewersOf<typeof sections> = {
  accounts: AccountsViewer,
  baby: BabyViewer,
  cover: BabyCoverViewer,
  date: DateViewer,
  doljabi: DoljabiViewer,
  ending: EndingViewer,
  gallery: GalleryViewer,
  greeting: GreetingViewer,
  growth: GrowthViewer,
  guestbook: GuestbookViewer,
  music: MusicViewer,
  notices: NoticesViewer,
  "photo-wall": PhotoWallViewer,
  rsvp: RsvpViewer,
  share: ShareViewer,
  venue: VenueViewer,
  video: VideoViewer,
};
