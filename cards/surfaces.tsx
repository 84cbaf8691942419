import type { FunctionComponent } from "react";
import type { KindName } from "./kinds.ts";
import type { SurfaceProps } from "./surface.ts";

type Surface = FunctionComponent<SurfaceProps>;

/** The surfaces of the kinds that declare one, fetched when somebody works there. */
export const surfaces: Partial<Record<KindName, () => Promise<{ default: Surface }>>> = {
  photo: () => import("./photo/studio/studio.tsx").then(({ Studio }) => ({ default: Studio })),
};
