// Written by `npm run codegen` from the sections of `kind.ts`.
import type { ViewersOf } from "#cards/engine/viewer.ts";
import { VideoViewer } from "#cards/sections/video/viewer.tsx";
import { interactiveViewers } from "./interactive-viewers.tsx";
import type { sections } from "./kind.ts";
import { RecipientsViewer } from "./recipients/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  ...interactiveViewers,
  video: VideoViewer,
  recipients: RecipientsViewer,
};
