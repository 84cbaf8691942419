import { AccountsViewer } from "#cards/sections/accounts/viewer.tsx";
import { CoverViewer } from "#cards/sections/cover/viewer.tsx";
import { DateViewer } from "#cards/sections/date/viewer.tsx";
import { EndingViewer } from "#cards/sections/ending/viewer.tsx";
import { GalleryViewer } from "#cards/sections/gallery/viewer.tsx";
import { GreetingViewer } from "#cards/sections/greeting/viewer.tsx";
import { GuestbookViewer } from "#cards/sections/guestbook/viewer.tsx";
import { MusicViewer } from "#cards/sections/music/viewer.tsx";
import { NoticesViewer } from "#cards/sections/notices/viewer.tsx";
import { PeopleViewer } from "#cards/sections/people/viewer.tsx";
import { PhotoWallViewer } from "#cards/sections/photo-wall/viewer.tsx";
import { RsvpViewer } from "#cards/sections/rsvp/viewer.tsx";
import { ShareViewer } from "#cards/sections/share/viewer.tsx";
import { VenueViewer } from "#cards/sections/venue/viewer.tsx";
import { VideoViewer } from "#cards/sections/video/viewer.tsx";
import type { ViewersOf } from "#cards/viewer.ts";
import { CoupleViewer } from "./couple/viewer.tsx";
import { InterviewViewer } from "./interview/viewer.tsx";
import type { sections } from "./kind.ts";
import { SignatureViewer } from "./signature/viewer.tsx";
import { StoryViewer } from "./story/viewer.tsx";
import { ThanksAfterViewer } from "./thanks-after/viewer.tsx";
import { WreathViewer } from "./wreath/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  accounts: AccountsViewer,
  couple: CoupleViewer,
  cover: CoverViewer,
  date: DateViewer,
  ending: EndingViewer,
  gallery: GalleryViewer,
  greeting: GreetingViewer,
  guestbook: GuestbookViewer,
  interview: InterviewViewer,
  music: MusicViewer,
  notices: NoticesViewer,
  people: PeopleViewer,
  "photo-wall": PhotoWallViewer,
  rsvp: RsvpViewer,
  share: ShareViewer,
  signature: SignatureViewer,
  story: StoryViewer,
  "thanks-after": ThanksAfterViewer,
  venue: VenueViewer,
  video: VideoViewer,
  wreath: WreathViewer,
};
