// Written by `npm run codegen` from the sections of `kind.ts`.
import type { ViewersOf } from "#cards/engine/viewer.ts";
import { EndingViewer } from "#cards/sections/ending/viewer.tsx";
import { DrawnVenueViewer } from "#cards/sections/venue/drawn.tsx";
import { VideoViewer } from "#cards/sections/video/viewer.tsx";
import { DrawnCakeViewer } from "./cake/drawn.tsx";
import { GiftViewer } from "./gift/viewer.tsx";
import { interactiveViewers } from "./interactive-viewers.tsx";
import type { sections } from "./kind.ts";
import { BirthdayLetterViewer } from "./letter/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  ...interactiveViewers,
  cake: DrawnCakeViewer,
  letter: BirthdayLetterViewer,
  gift: GiftViewer,
  video: VideoViewer,
  venue: DrawnVenueViewer,
  ending: EndingViewer,
};
