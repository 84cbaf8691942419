// Written by `npm run codegen` from the sections of `kind.ts`.
import type { ViewersOf } from "#cards/engine/viewer.ts";
import { EndingViewer } from "#cards/sections/ending/viewer.tsx";
import { GreetingViewer } from "#cards/sections/greeting/viewer.tsx";
import { NoticesViewer } from "#cards/sections/notices/viewer.tsx";
import { PhotoWallViewer } from "#cards/sections/photo-wall/viewer.tsx";
import { DrawnVenueViewer } from "#cards/sections/venue/drawn.tsx";
import { VideoViewer } from "#cards/sections/video/viewer.tsx";
import { EventCoverViewer } from "./cover/viewer.tsx";
import { FaqViewer } from "./faq/viewer.tsx";
import { interactiveViewers } from "./interactive-viewers.tsx";
import type { sections } from "./kind.ts";
import { LinksViewer } from "./links/viewer.tsx";
import { ProgrammeViewer } from "./programme/viewer.tsx";
import { SpeakersViewer } from "./speakers/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  ...interactiveViewers,
  cover: EventCoverViewer,
  greeting: GreetingViewer,
  programme: ProgrammeViewer,
  speakers: SpeakersViewer,
  venue: DrawnVenueViewer,
  video: VideoViewer,
  notices: NoticesViewer,
  faq: FaqViewer,
  links: LinksViewer,
  "photo-wall": PhotoWallViewer,
  ending: EndingViewer,
};
