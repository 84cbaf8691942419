// Written by `npm run codegen` from the sections of `kind.ts`.
import type { EditorsOf } from "#cards/engine/editor.ts";
import { DateEditor } from "#cards/sections/date/editor.tsx";
import { EndingEditor } from "#cards/sections/ending/editor.tsx";
import { GalleryEditor } from "#cards/sections/gallery/editor.tsx";
import { MusicEditor } from "#cards/sections/music/editor.tsx";
import { ShareEditor } from "#cards/sections/share/editor.tsx";
import { VenueEditor } from "#cards/sections/venue/editor.tsx";
import { VideoEditor } from "#cards/sections/video/editor.tsx";
import { CakeEditor } from "./cake/editor.tsx";
import { GiftEditor } from "./gift/editor.tsx";
import type { sections } from "./kind.ts";
import { BirthdayLetterEditor } from "./letter/editor.tsx";
import { RollingPaperEditor } from "./rolling-paper/editor.tsx";
import { WaitingEditor } from "./waiting/editor.tsx";

export const editors: EditorsOf<typeof sections> = {
  cake: CakeEditor,
  waiting: WaitingEditor,
  letter: BirthdayLetterEditor,
  gift: GiftEditor,
  gallery: GalleryEditor,
  video: VideoEditor,
  date: DateEditor,
  venue: VenueEditor,
  "rolling-paper": RollingPaperEditor,
  ending: EndingEditor,
  share: ShareEditor,
  music: MusicEditor,
};
