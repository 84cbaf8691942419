import { Button } from "@mantine/core";
import { useEditorCard, useSaving } from "#web/editor/open-card.ts";
import { type NextStep, nextStepOf, nextSteps } from "./publishing.ts";

/** The one step that comes next for this card. */
export function NextButton({ onStep }: { onStep(step: NextStep): void }) {
  const card = useEditorCard();
  const saving = useSaving();
  const step = nextStepOf(card, { isUnsaved: saving.is !== "saved" });
  if (!step) return null;
  return (
    <Button onClick={() => onStep(step)} px="lg">
      {nextSteps[step]}
    </Button>
  );
}
