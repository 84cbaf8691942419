import { type ReactNode, useEffect, useMemo, useState } from "react";
import { EditingContext, PhotoWaysContext } from "#cards/engine/editor.ts";
import type { Photo } from "#cards/engine/photo.ts";
import { refreshLatestAt } from "#cards/fields/field-registry.ts";
import type { KindName } from "#cards/kinds/kinds.ts";
import { askName, askOpenCards, followedBlocks, searchBlocks } from "./editor-queries.ts";
import { type EditorCard, useOpenCard } from "./open-card.ts";
import { keptFiles } from "./photos/file-storage.ts";
import { createPhotoStore, type PhotoStore } from "./photos/photo-store.ts";
import { putPhoto } from "./photos/put-photo.ts";
import { sendSound } from "./photos/send-sound.ts";
import { usePhotos } from "./photos/use-photos.ts";
import { PlaceWaysProvider } from "./place-ways.tsx";

/** What every section's editor may know and ask for. */
export function EditingProvider({ children }: { children: ReactNode }) {
  const open = useOpenCard();
  const { kind, id, owner } = open;
  const [photoStore] = useState(() => createPhotoStore({ card: id, keeper: keptFiles({ owner, card: id }) }));
  const photos = usePhotos(photoStore);
  useResumedPhotos(open, photoStore);
  // Asked by effects: another function with every letter would ask again.
  const [asking] = useState(() => ({
    askName: askName(id),
    openCards: askOpenCards(id),
    searchBlocks: searchBlocks(kind.name),
    followedBlocks: followedBlocks(id),
    replace: open.change,
    sendSound: sendSound(id),
  }));
  const editing = useMemo(
    () => ({
      kind: kind.name as KindName,
      content: open.content,
      listen: open.cardStore.store.subscribe,
      ...asking,
    }),
    [kind, open, asking],
  );
  return (
    <EditingContext value={editing}>
      <PhotoWaysContext value={photos}>
        <PlaceWaysProvider>{children}</PlaceWaysProvider>
      </PhotoWaysContext>
    </EditingContext>
  );
}

/** Goes on with photos that an earlier page had not sent to the end, and says so. */
function useResumedPhotos(open: EditorCard, photoStore: PhotoStore): void {
  useEffect(() => {
    const stop = photoStore.store.subscribe(({ photos }) => {
      const resumedPhotos = photos.filter(({ isResumed, problem }) => isResumed && problem === null).length;
      open.notices.setState({ resumedPhotos });
    });
    void photoStore.resume((path, photo) => arriveAt(open, { path, photo }));
    return stop;
  }, [open, photoStore]);
}

/** Its field may be folded away, or gone. */
function arriveAt(open: EditorCard, { path, photo }: { path: string; photo: Photo }): void {
  const dot = path.indexOf(".");
  const [name, field] = [path.slice(0, dot), path.slice(dot + 1)];
  const fields = putPhoto(open.content().sections[name] ?? {}, { field, photo });
  if (!fields) return;
  open.changeSection(name, { fields, where: field });
  refreshLatestAt(path, { photos: fields[field] });
}
