import type { ViewersOf } from "#cards/viewer.ts";
import { alive } from "./alive.tsx";
import type { sections } from "./kind.ts";
import { LifeViewer } from "./life/viewer.tsx";
import { MournersViewer } from "./mourners/viewer.tsx";
import { ObituaryViewer } from "./obituary/viewer.tsx";
import { RemembranceViewer } from "./remembrance/viewer.tsx";
import { WordsViewer } from "./words/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  ...alive,
  life: LifeViewer,
  mourners: MournersViewer,
  obituary: ObituaryViewer,
  remembrance: RemembranceViewer,
  words: WordsViewer,
};
