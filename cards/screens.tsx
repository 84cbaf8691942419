import type { FunctionComponent } from "react";
import { CoupleViewer } from "./greeting/couple/viewer.tsx";
import { InterviewViewer } from "./greeting/interview/viewer.tsx";
import type { sections as greetingSections } from "./greeting/kind.ts";
import { SignatureViewer } from "./greeting/signature/viewer.tsx";
import { StoryViewer } from "./greeting/story/viewer.tsx";
import { ThanksAfterViewer } from "./greeting/thanks-after/viewer.tsx";
import { WreathViewer } from "./greeting/wreath/viewer.tsx";
import type { KindName } from "./kinds.ts";
import type { ContentOf, Section } from "./section.ts";
import { AccountsViewer } from "./sections/accounts/viewer.tsx";
import { CoverViewer } from "./sections/cover/viewer.tsx";
import { DateViewer } from "./sections/date/viewer.tsx";
import { EndingViewer } from "./sections/ending/viewer.tsx";
import { GalleryViewer } from "./sections/gallery/viewer.tsx";
import { GreetingViewer } from "./sections/greeting/viewer.tsx";
import { GuestbookViewer } from "./sections/guestbook/viewer.tsx";
import { MusicViewer } from "./sections/music/viewer.tsx";
import { NoticesViewer } from "./sections/notices/viewer.tsx";
import { PeopleViewer } from "./sections/people/viewer.tsx";
import { PhotoWallViewer } from "./sections/photo-wall/viewer.tsx";
import { RsvpViewer } from "./sections/rsvp/viewer.tsx";
import { ShareViewer } from "./sections/share/viewer.tsx";
import { VenueViewer } from "./sections/venue/viewer.tsx";
import { VideoViewer } from "./sections/video/viewer.tsx";
import type { ViewerProps } from "./viewer.ts";

/** For every section of a list its viewer. */
type ViewersOf<Sections extends readonly Section[]> = {
  [One in Sections[number] as One["name"]]: FunctionComponent<ViewerProps<ContentOf<One>>>;
};

const shared = {
  accounts: AccountsViewer,
  cover: CoverViewer,
  date: DateViewer,
  ending: EndingViewer,
  gallery: GalleryViewer,
  greeting: GreetingViewer,
  guestbook: GuestbookViewer,
  music: MusicViewer,
  notices: NoticesViewer,
  people: PeopleViewer,
  "photo-wall": PhotoWallViewer,
  rsvp: RsvpViewer,
  share: ShareViewer,
  venue: VenueViewer,
  video: VideoViewer,
};

const greeting: ViewersOf<typeof greetingSections> = {
  ...shared,
  couple: CoupleViewer,
  interview: InterviewViewer,
  signature: SignatureViewer,
  story: StoryViewer,
  "thanks-after": ThanksAfterViewer,
  wreath: WreathViewer,
};

/** The viewers of every kind by the name of their section; a gap is a type error. */
export const viewers: Record<KindName, Record<string, FunctionComponent<ViewerProps<never>>>> = {
  greeting,
};
