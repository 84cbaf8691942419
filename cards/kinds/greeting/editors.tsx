// Written by `npm run codegen` from the sections of `kind.ts`.
import type { EditorsOf } from "#cards/engine/editor.ts";
import { AccountsEditor } from "#cards/sections/accounts/editor.tsx";
import { CoverEditor } from "#cards/sections/cover/editor.tsx";
import { DateEditor } from "#cards/sections/date/editor.tsx";
import { EndingEditor } from "#cards/sections/ending/editor.tsx";
import { GalleryEditor } from "#cards/sections/gallery/editor.tsx";
import { GreetingEditor } from "#cards/sections/greeting/editor.tsx";
import { GuestbookEditor } from "#cards/sections/guestbook/editor.tsx";
import { MusicEditor } from "#cards/sections/music/editor.tsx";
import { NoticesEditor } from "#cards/sections/notices/editor.tsx";
import { PeopleEditor } from "#cards/sections/people/editor.tsx";
import { PhotoWallEditor } from "#cards/sections/photo-wall/editor.tsx";
import { RsvpEditor } from "#cards/sections/rsvp/editor.tsx";
import { ShareEditor } from "#cards/sections/share/editor.tsx";
import { VenueEditor } from "#cards/sections/venue/editor.tsx";
import { VideoEditor } from "#cards/sections/video/editor.tsx";
import { CoupleEditor } from "./couple/editor.tsx";
import { InterviewEditor } from "./interview/editor.tsx";
import type { sections } from "./kind.ts";
import { SignatureEditor } from "./signature/editor.tsx";
import { StoryEditor } from "./story/editor.tsx";
import { ThanksAfterEditor } from "./thanks-after/editor.tsx";
import { WreathEditor } from "./wreath/editor.tsx";

export const editors: EditorsOf<typeof sections> = {
  cover: CoverEditor,
  "thanks-after": ThanksAfterEditor,
  greeting: GreetingEditor,
  couple: CoupleEditor,
  people: PeopleEditor,
  date: DateEditor,
  interview: InterviewEditor,
  story: StoryEditor,
  gallery: GalleryEditor,
  video: VideoEditor,
  venue: VenueEditor,
  notices: NoticesEditor,
  rsvp: RsvpEditor,
  wreath: WreathEditor,
  accounts: AccountsEditor,
  "photo-wall": PhotoWallEditor,
  guestbook: GuestbookEditor,
  signature: SignatureEditor,
  ending: EndingEditor,
  share: ShareEditor,
  music: MusicEditor,
};
