import { GuestbookViewer } from "#cards/sections/guestbook/viewer.tsx";
import { ShareViewer } from "#cards/sections/share/viewer.tsx";
import type { ViewersOf } from "#cards/viewer.ts";
import { BlocksViewer } from "./blocks/viewer.tsx";
import type { sections } from "./kind.ts";

/** What answers a guest's touch: all that their browser draws once more. The rest stays as the server drew it. */
export const alive = {
  blocks: BlocksViewer,
  guestbook: GuestbookViewer,
  share: ShareViewer,
} satisfies Partial<ViewersOf<typeof sections>>;
