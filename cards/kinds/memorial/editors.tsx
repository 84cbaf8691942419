// Written by `npm run codegen` from the sections of `kind.ts`.
import type { EditorsOf } from "#cards/engine/editor.ts";
import { AccountsEditor } from "#cards/sections/accounts/editor.tsx";
import { GalleryEditor } from "#cards/sections/gallery/editor.tsx";
import { ShareEditor } from "#cards/sections/share/editor.tsx";
import { CondolencesEditor } from "./condolences/editor.tsx";
import { FarewellEditor } from "./farewell/editor.tsx";
import type { sections } from "./kind.ts";
import { LifeEditor } from "./life/editor.tsx";
import { MournersEditor } from "./mourners/editor.tsx";
import { ObituaryEditor } from "./obituary/editor.tsx";
import { RemembranceEditor } from "./remembrance/editor.tsx";
import { TributeEditor } from "./tribute/editor.tsx";
import { WordsEditor } from "./words/editor.tsx";

export const editors: EditorsOf<typeof sections> = {
  obituary: ObituaryEditor,
  farewell: FarewellEditor,
  mourners: MournersEditor,
  words: WordsEditor,
  tribute: TributeEditor,
  accounts: AccountsEditor,
  condolences: CondolencesEditor,
  life: LifeEditor,
  gallery: GalleryEditor,
  remembrance: RemembranceEditor,
  share: ShareEditor,
};
