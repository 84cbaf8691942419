import { Button } from "@mantine/core";
import { useEditorCard } from "#web/editor/open-card.ts";
import { useDiffersFromLive } from "./live-content.ts";
import { type NextStep, nextStepOf, nextSteps } from "./publishing.ts";

/** The one step that comes next for this card. */
export function NextButton({ onStep }: { onStep(step: NextStep): void }) {
  const card = useEditorCard();
  const step = nextStepOf(card, { differs: useDiffersFromLive() });
  if (!step) return null;
  return (
    <Button onClick={() => onStep(step)} px="lg">
      {nextSteps[step]}
    </Button>
  );
}
