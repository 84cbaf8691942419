import type { ViewersOf } from "#cards/engine/viewer.ts";
import { CardViewer } from "./card/viewer.tsx";
import type { Design } from "./document.ts";
import type { sections } from "./kind.ts";

/** What answers a guest's touch: all that their browser draws once more. */
export const interactiveViewers = { design: CardViewer } satisfies Partial<ViewersOf<typeof sections>>;

/** The faces stay as the server drew them. */
export const needs = { design: ({ finish }: Design) => ({ finish }) };
