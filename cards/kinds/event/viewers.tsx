import type { ViewersOf } from "#cards/engine/viewer.ts";
import { EndingViewer } from "#cards/sections/ending/viewer.tsx";
import { GreetingViewer } from "#cards/sections/greeting/viewer.tsx";
import { NoticesViewer } from "#cards/sections/notices/viewer.tsx";
import { PhotoWallViewer } from "#cards/sections/photo-wall/viewer.tsx";
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
  "photo-wall": PhotoWallViewer,
  cover: EventCoverViewer,
  ending: EndingViewer,
  faq: FaqViewer,
  greeting: GreetingViewer,
  links: LinksViewer,
  notices: NoticesViewer,
  programme: ProgrammeViewer,
  speakers: SpeakersViewer,
  video: VideoViewer,
};
