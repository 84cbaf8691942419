import type { FunctionComponent } from "react";
import type { EditorProps } from "./editor.ts";
import { CoupleEditor } from "./greeting/couple/editor.tsx";
import { InterviewEditor } from "./greeting/interview/editor.tsx";
import type { sections as greetingSections } from "./greeting/kind.ts";
import { SignatureEditor } from "./greeting/signature/editor.tsx";
import { StoryEditor } from "./greeting/story/editor.tsx";
import { ThanksAfterEditor } from "./greeting/thanks-after/editor.tsx";
import { WreathEditor } from "./greeting/wreath/editor.tsx";
import type { KindName } from "./kinds.ts";
import type { ContentOf, Section } from "./section.ts";
import { AccountsEditor } from "./sections/accounts/editor.tsx";
import { CoverEditor } from "./sections/cover/editor.tsx";
import { DateEditor } from "./sections/date/editor.tsx";
import { EndingEditor } from "./sections/ending/editor.tsx";
import { GalleryEditor } from "./sections/gallery/editor.tsx";
import { GreetingEditor } from "./sections/greeting/editor.tsx";
import { GuestbookEditor } from "./sections/guestbook/editor.tsx";
import { MusicEditor } from "./sections/music/editor.tsx";
import { NoticesEditor } from "./sections/notices/editor.tsx";
import { PeopleEditor } from "./sections/people/editor.tsx";
import { PhotoWallEditor } from "./sections/photo-wall/editor.tsx";
import { RsvpEditor } from "./sections/rsvp/editor.tsx";
import { ShareEditor } from "./sections/share/editor.tsx";
import { VenueEditor } from "./sections/venue/editor.tsx";
import { VideoEditor } from "./sections/video/editor.tsx";

/** For every section of a list its editor. */
type EditorsOf<Sections extends readonly Section[]> = {
  [One in Sections[number] as One["name"]]: FunctionComponent<EditorProps<ContentOf<One>>>;
};

const shared = {
  accounts: AccountsEditor,
  cover: CoverEditor,
  date: DateEditor,
  ending: EndingEditor,
  gallery: GalleryEditor,
  greeting: GreetingEditor,
  guestbook: GuestbookEditor,
  music: MusicEditor,
  notices: NoticesEditor,
  people: PeopleEditor,
  "photo-wall": PhotoWallEditor,
  rsvp: RsvpEditor,
  share: ShareEditor,
  venue: VenueEditor,
  video: VideoEditor,
};

const greeting: EditorsOf<typeof greetingSections> = {
  ...shared,
  couple: CoupleEditor,
  interview: InterviewEditor,
  signature: SignatureEditor,
  story: StoryEditor,
  "thanks-after": ThanksAfterEditor,
  wreath: WreathEditor,
};

/** The editors of every kind by the name of their section; a gap is a type error. */
export const editors: Record<KindName, Record<string, FunctionComponent<EditorProps<never>>>> = {
  greeting,
};
