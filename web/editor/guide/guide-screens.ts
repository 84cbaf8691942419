import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import {
  answerOf,
  openQuestions,
  type Question,
  type QuestionScreen,
  questionScreens,
  questionsOf,
} from "#cards/engine/question.ts";
import type { SavedCard } from "#web/editor/autosave.ts";

/** Whether a card is asked about when it is opened: something is missing, and nobody was ever sent it. */
export function asksFirst(
  kind: Kind,
  content: CardContent,
  { state, liveVersion }: Pick<SavedCard, "state" | "liveVersion">,
): boolean {
  return state === "DRAFT" && liveVersion === null && openQuestions(kind, content).length > 0;
}

/** The screens that there is something to ask on; `all` for who comes back to see what they said. */
export function guideScreens(kind: Kind, content: CardContent, which: "open" | "all"): QuestionScreen[] {
  return questionScreens.filter((screen) =>
    questionsOn(kind, content, screen).some(
      (question) => which === "all" || answerOf(content, question).trim() === "",
    ),
  );
}

export function questionsOn(kind: Kind, content: CardContent, screen: QuestionScreen): Question[] {
  return questionsOf(kind, content).filter((question) => question.screen === screen);
}

const titles: Record<QuestionScreen, string> = {
  who: "누구의 이야기인가요?",
  when: "언제인가요?",
  where: "어디서 하나요?",
};

export function screenTitle(kind: Kind, content: CardContent, screen: QuestionScreen): string {
  return kind.questionTitles?.(content)[screen] ?? titles[screen];
}
