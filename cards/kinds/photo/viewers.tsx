import type { ViewersOf } from "#cards/engine/viewer.ts";
import { DrawnPhotoCard } from "./card/drawn.tsx";
import type { sections } from "./kind.ts";

export const viewers: ViewersOf<typeof sections> = { design: DrawnPhotoCard };
