import { EndingViewer } from "#cards/sections/ending/viewer.tsx";
import { VideoViewer } from "#cards/sections/video/viewer.tsx";
import type { ViewersOf } from "#cards/viewer.ts";
import { alive } from "./alive.tsx";
import { GiftViewer } from "./gift/viewer.tsx";
import type { sections } from "./kind.ts";
import { LetterViewer } from "./letter/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  ...alive,
  ending: EndingViewer,
  gift: GiftViewer,
  letter: LetterViewer,
  video: VideoViewer,
};
