import { lazy, Suspense } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { Sheet } from "#web/shell/sheet.tsx";

const PasteForm = lazy(async () => ({ default: (await import("./paste-form.tsx")).PasteForm }));

export type PasteDialogProps = {
  opened: boolean;
  onClose(): void;
  kind: Kind;
  /** What the card says now. */
  content: CardContent;
  /** Called once with the change that was chosen, and of how many things it is made. */
  onApply(change: (content: CardContent) => CardContent, count: number): void;
};

/** A text that somebody has already is pasted, and what was understood of it goes into the card where they say so. */
export function PasteDialog({ opened, onClose, ...form }: PasteDialogProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title="받은 글 붙여넣기">
      {opened && (
        <Suspense fallback={<p role="status">읽을 준비를 하고 있습니다.</p>}>
          <PasteForm {...form} />
        </Suspense>
      )}
    </Sheet>
  );
}
