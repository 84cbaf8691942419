import type { ViewersOf } from "#cards/viewer.ts";
import { DrawnCard } from "./card/drawn.tsx";
import type { sections } from "./kind.ts";

export const viewers: ViewersOf<typeof sections> = { design: DrawnCard };
