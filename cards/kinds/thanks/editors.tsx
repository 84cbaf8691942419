// Written by `npm run codegen` from the sections of `kind.ts`.
import type { EditorsOf } from "#cards/engine/editor.ts";
import { GalleryEditor } from "#cards/sections/gallery/editor.tsx";
import { MusicEditor } from "#cards/sections/music/editor.tsx";
import { ShareEditor } from "#cards/sections/share/editor.tsx";
import { VideoEditor } from "#cards/sections/video/editor.tsx";
import type { sections } from "./kind.ts";
import { ThanksLetterEditor } from "./letter/editor.tsx";
import { RecipientsEditor } from "./recipients/editor.tsx";
import { ReplyEditor } from "./reply/editor.tsx";

export const editors: EditorsOf<typeof sections> = {
  letter: ThanksLetterEditor,
  gallery: GalleryEditor,
  video: VideoEditor,
  reply: ReplyEditor,
  share: ShareEditor,
  music: MusicEditor,
  recipients: RecipientsEditor,
};
