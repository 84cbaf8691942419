// Written by `npm run codegen` from the sections of `kind.ts`.
import type { ViewersOf } from "#cards/engine/viewer.ts";
import { interactiveViewers } from "./interactive-viewers.tsx";
import type { sections } from "./kind.ts";
import { ProfileViewer } from "./profile/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  ...interactiveViewers,
  profile: ProfileViewer,
};
