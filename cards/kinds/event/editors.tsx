// Written by `npm run codegen` from the sections of `kind.ts`.
import type { EditorsOf } from "#cards/engine/editor.ts";
import { DateEditor } from "#cards/sections/date/editor.tsx";
import { EndingEditor } from "#cards/sections/ending/editor.tsx";
import { GalleryEditor } from "#cards/sections/gallery/editor.tsx";
import { GreetingEditor } from "#cards/sections/greeting/editor.tsx";
import { GuestbookEditor } from "#cards/sections/guestbook/editor.tsx";
import { MusicEditor } from "#cards/sections/music/editor.tsx";
import { NoticesEditor } from "#cards/sections/notices/editor.tsx";
import { PhotoWallEditor } from "#cards/sections/photo-wall/editor.tsx";
import { ShareEditor } from "#cards/sections/share/editor.tsx";
import { VenueEditor } from "#cards/sections/venue/editor.tsx";
import { VideoEditor } from "#cards/sections/video/editor.tsx";
import { AttendanceEditor } from "./attendance/editor.tsx";
import { EventCoverEditor } from "./cover/editor.tsx";
import { FaqEditor } from "./faq/editor.tsx";
import { FeeEditor } from "./fee/editor.tsx";
import type { sections } from "./kind.ts";
import { LinksEditor } from "./links/editor.tsx";
import { ProgrammeEditor } from "./programme/editor.tsx";
import { SpeakersEditor } from "./speakers/editor.tsx";

export const editors: EditorsOf<typeof sections> = {
  cover: EventCoverEditor,
  greeting: GreetingEditor,
  programme: ProgrammeEditor,
  speakers: SpeakersEditor,
  attendance: AttendanceEditor,
  date: DateEditor,
  venue: VenueEditor,
  fee: FeeEditor,
  gallery: GalleryEditor,
  video: VideoEditor,
  notices: NoticesEditor,
  faq: FaqEditor,
  links: LinksEditor,
  "photo-wall": PhotoWallEditor,
  guestbook: GuestbookEditor,
  ending: EndingEditor,
  share: ShareEditor,
  music: MusicEditor,
};
