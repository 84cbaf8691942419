// Written by `npm run codegen` from the sections of `kind.ts`.
import type { ViewersOf } from "#cards/engine/viewer.ts";
import { CoverViewer } from "#cards/sections/cover/viewer.tsx";
import { EndingViewer } from "#cards/sections/ending/viewer.tsx";
import { GreetingViewer } from "#cards/sections/greeting/viewer.tsx";
import { NoticesViewer } from "#cards/sections/notices/viewer.tsx";
import { PeopleViewer } from "#cards/sections/people/viewer.tsx";
import { PhotoWallViewer } from "#cards/sections/photo-wall/viewer.tsx";
import { DrawnVenueViewer } from "#cards/sections/venue/drawn.tsx";
import { VideoViewer } from "#cards/sections/video/viewer.tsx";
import { CoupleViewer } from "./couple/viewer.tsx";
import { interactiveViewers } from "./interactive-viewers.tsx";
import { InterviewViewer } from "./interview/viewer.tsx";
import type { sections } from "./kind.ts";
import { StoryViewer } from "./story/viewer.tsx";
import { ThanksAfterViewer } from "./thanks-after/viewer.tsx";
import { WreathViewer } from "./wreath/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  ...interactiveViewers,
  cover: CoverViewer,
  "thanks-after": ThanksAfterViewer,
  greeting: GreetingViewer,
  couple: CoupleViewer,
  people: PeopleViewer,
  interview: InterviewViewer,
  story: StoryViewer,
  video: VideoViewer,
  venue: DrawnVenueViewer,
  notices: NoticesViewer,
  wreath: WreathViewer,
  "photo-wall": PhotoWallViewer,
  ending: EndingViewer,
};
