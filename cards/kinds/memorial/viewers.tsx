// Written by `npm run codegen` from the sections of `kind.ts`.
import type { ViewersOf } from "#cards/engine/viewer.ts";
import { interactiveViewers } from "./interactive-viewers.tsx";
import type { sections } from "./kind.ts";
import { LifeViewer } from "./life/viewer.tsx";
import { MournersViewer } from "./mourners/viewer.tsx";
import { ObituaryViewer } from "./obituary/viewer.tsx";
import { RemembranceViewer } from "./remembrance/viewer.tsx";
import { WordsViewer } from "./words/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  ...interactiveViewers,
  obituary: ObituaryViewer,
  mourners: MournersViewer,
  words: WordsViewer,
  life: LifeViewer,
  remembrance: RemembranceViewer,
};
