import { VideoViewer } from "#cards/sections/video/viewer.tsx";
import type { ViewersOf } from "#cards/viewer.ts";
import { alive } from "./alive.tsx";
import type { sections } from "./kind.ts";
import { RecipientsViewer } from "./recipients/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  ...alive,
  recipients: RecipientsViewer,
  video: VideoViewer,
};
