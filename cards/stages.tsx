import type { FunctionComponent } from "react";
import type { KindName } from "./kinds.ts";
import type { StageProps } from "./stage.ts";

type Stage = FunctionComponent<StageProps>;

/** The stages of the kinds that declare one, fetched when somebody goes there. */
export const stages: Partial<Record<KindName, () => Promise<{ default: Stage }>>> = {
  "baby-birthday": () =>
    import("./baby-birthday/stage/stage.tsx").then(({ DoljabiStage }) => ({ default: DoljabiStage })),
};
