import { useEffect } from "react";
import { Desk } from "./desk.tsx";
import { EditingProvider } from "./editing-provider.tsx";
import { type OpenCard, OpenCardContext } from "./open-card.ts";
import { SurfaceDesk } from "./surface-desk.tsx";

/** Where a card is made, whatever its kind. */
export function Editor({ open }: { open: OpenCard }) {
  useEffect(() => open.start(), [open]);
  return (
    <OpenCardContext value={open}>
      <EditingProvider>{open.kind.surface ? <SurfaceDesk /> : <Desk />}</EditingProvider>
    </OpenCardContext>
  );
}
