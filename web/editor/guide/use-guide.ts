import { useState } from "react";
import type { QuestionScreen } from "#cards/engine/question.ts";
import { useOpenCard } from "#web/editor/open-card.ts";
import { markGuided, wasGuided } from "./guide-mark.ts";
import { asksFirst, guideScreens } from "./guide-screens.ts";

/** Whether the first screens are open, and which: by themselves the first time, later when somebody wants them. */
export function useGuide() {
  const { kind, id, content, autosave } = useOpenCard();
  const [screens, setScreens] = useState<readonly QuestionScreen[] | null>(() =>
    asksFirst(kind, content(), autosave.state.getState().card) && !wasGuided(id)
      ? guideScreens(kind, content(), "open")
      : null,
  );
  return {
    screens,
    open: () => setScreens(guideScreens(kind, content(), "all")),
    leave() {
      markGuided(id);
      setScreens(null);
    },
  };
}
