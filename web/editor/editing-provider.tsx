import { type ReactNode, useMemo, useState } from "react";
import { EditingContext } from "#cards/editor.ts";
import type { KindName } from "#cards/kinds.ts";
import { useContent, useOpenCard } from "./open-card.ts";
import { createPhotoStore } from "./photos/photo-store.ts";
import { usePhotos } from "./photos/use-photos.ts";

/** What every section's editor may know and ask for. */
export function EditingProvider({ children }: { children: ReactNode }) {
  const { kind, id } = useOpenCard();
  const content = useContent((now) => now);
  const [photoStore] = useState(() => createPhotoStore({ card: id }));
  const photos = usePhotos(photoStore);
  const editing = useMemo(
    () => ({ kind: kind.name as KindName, content, ...photos }),
    [kind, content, photos],
  );
  return <EditingContext value={editing}>{children}</EditingContext>;
}
