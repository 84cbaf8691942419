// Written by `npm run codegen` from the sections of `kind.ts`.
import type { ViewersOf } from "#cards/engine/viewer.ts";
import { ShareViewer } from "#cards/sections/share/viewer.tsx";
import { BlocksViewer } from "./blocks/viewer.tsx";
import { VisitorsViewer } from "./guestbook/viewer.tsx";
import type { sections } from "./kind.ts";

/** What answers a guest's touch: all that their browser draws once more. The rest stays as the server drew it. */
export const interactiveViewers = {
  blocks: BlocksViewer,
  guestbook: VisitorsViewer,
  share: ShareViewer,
} satisfies Partial<ViewersOf<typeof sections>>;
