import { useEffect } from "react";
import { CanvasEditorLayout } from "./canvas-editor-layout.tsx";
import { EditingProvider } from "./editing-provider.tsx";
import { EditorLayout } from "./editor-layout.tsx";
import { FindingsProvider } from "./inspector/findings-provider.tsx";
import { type EditorCard, OpenCardContext } from "./open-card.ts";

/** Where a card is made, whatever its kind. */
export function Editor({ open }: { open: EditorCard }) {
  useEffect(() => open.start(), [open]);
  return (
    <OpenCardContext value={open}>
      <EditingProvider>
        <FindingsProvider>
          {open.kind.canvasEditor ? <CanvasEditorLayout /> : <EditorLayout />}
        </FindingsProvider>
      </EditingProvider>
    </OpenCardContext>
  );
}
