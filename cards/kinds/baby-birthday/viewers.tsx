// Written by `npm run codegen` from the sections of `kind.ts`.
import type { ViewersOf } from "#cards/engine/viewer.ts";
import { EndingViewer } from "#cards/sections/ending/viewer.tsx";
import { GreetingViewer } from "#cards/sections/greeting/viewer.tsx";
import { NoticesViewer } from "#cards/sections/notices/viewer.tsx";
import { PhotoWallViewer } from "#cards/sections/photo-wall/viewer.tsx";
import { DrawnVenueViewer } from "#cards/sections/venue/drawn.tsx";
import { VideoViewer } from "#cards/sections/video/viewer.tsx";
import { BabyViewer } from "./baby/viewer.tsx";
import { BabyCoverViewer } from "./cover/viewer.tsx";
import { GrowthViewer } from "./growth/viewer.tsx";
import { interactiveViewers } from "./interactive-viewers.tsx";
import type { sections } from "./kind.ts";

export const viewers: ViewersOf<typeof sections> = {
  ...interactiveViewers,
  cover: BabyCoverViewer,
  greeting: GreetingViewer,
  baby: BabyViewer,
  growth: GrowthViewer,
  venue: DrawnVenueViewer,
  video: VideoViewer,
  notices: NoticesViewer,
  "photo-wall": PhotoWallViewer,
  ending: EndingViewer,
};
