import { AccountsViewer } from "#cards/sections/accounts/viewer.tsx";
import { GalleryViewer } from "#cards/sections/gallery/viewer.tsx";
import { ShareViewer } from "#cards/sections/share/viewer.tsx";
import type { ViewersOf } from "#cards/viewer.ts";
import { CondolencesViewer } from "./condolences/viewer.tsx";
import { FarewellViewer } from "./farewell/viewer.tsx";
import type { sections } from "./kind.ts";
import { LifeViewer } from "./life/viewer.tsx";
import { MournersViewer } from "./mourners/viewer.tsx";
import { ObituaryViewer } from "./obituary/viewer.tsx";
import { RemembranceViewer } from "./remembrance/viewer.tsx";
import { TributeViewer } from "./tribute/viewer.tsx";
import { WordsViewer } from "./words/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  accounts: AccountsViewer,
  condolences: CondolencesViewer,
  farewell: FarewellViewer,
  gallery: GalleryViewer,
  life: LifeViewer,
  mourners: MournersViewer,
  obituary: ObituaryViewer,
  remembrance: RemembranceViewer,
  share: ShareViewer,
  tribute: TributeViewer,
  words: WordsViewer,
};
