// Written by `npm run codegen` from the sections of `kind.ts`.
import type { EditorsOf } from "#cards/engine/editor.ts";
import { GuestbookEditor } from "#cards/sections/guestbook/editor.tsx";
import { ShareEditor } from "#cards/sections/share/editor.tsx";
import { BlocksEditor } from "./blocks/editor.tsx";
import type { sections } from "./kind.ts";
import { ProfileEditor } from "./profile/editor.tsx";

export const editors: EditorsOf<typeof sections> = {
  profile: ProfileEditor,
  blocks: BlocksEditor,
  guestbook: GuestbookEditor,
  share: ShareEditor,
};
