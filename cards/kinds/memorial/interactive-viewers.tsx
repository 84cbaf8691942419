// Written by `npm run codegen` from the sections of `kind.ts`.
import type { ViewersOf } from "#cards/engine/viewer.ts";
import { AccountsViewer } from "#cards/sections/accounts/viewer.tsx";
import { GalleryViewer } from "#cards/sections/gallery/viewer.tsx";
import { ShareViewer } from "#cards/sections/share/viewer.tsx";
import { CondolencesViewer } from "./condolences/viewer.tsx";
import { FarewellViewer } from "./farewell/viewer.tsx";
import type { sections } from "./kind.ts";
import { TributeViewer } from "./tribute/viewer.tsx";

/** What answers a guest's touch: all that their browser draws once more. The rest stays as the server drew it. */
export const interactiveViewers = {
  farewell: FarewellViewer,
  tribute: TributeViewer,
  accounts: AccountsViewer,
  condolences: CondolencesViewer,
  gallery: GalleryViewer,
  share: ShareViewer,
} satisfies Partial<ViewersOf<typeof sections>>;
