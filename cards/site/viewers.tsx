import type { ViewersOf } from "#cards/viewer.ts";
import { alive } from "./alive.tsx";
import type { sections } from "./kind.ts";
import { ProfileViewer } from "./profile/viewer.tsx";

export const viewers: ViewersOf<typeof sections> = {
  ...alive,
  profile: ProfileViewer,
};
