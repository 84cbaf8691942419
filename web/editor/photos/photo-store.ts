import { createStore } from "zustand/vanilla";
import type { ComingPhoto, PhotoWays } from "#cards/engine/editor.ts";
import type { Photo } from "#cards/engine/photo.ts";
import { newUuid } from "#domain/uuid.ts";
import { problemOf } from "#web/photos/photo-problem.ts";
import { type StoredPhoto, sendPhoto } from "#web/photos/send-photo.ts";
import { shrinkPhoto } from "#web/photos/shrink-photo.ts";
import { cutFocus } from "./cut-focus.ts";
import type { FileKeeper, KeptFile } from "./file-storage.ts";
import { createLane } from "./lane.ts";
import { type MakerWay, makerWay } from "./maker-way.ts";

/** More at once would make each slower, and the first ones late. */
const SENT_AT_ONCE = 3;
/** Each holds a whole decoded picture, of which a phone has room for few. */
const SHRUNK_AT_ONCE = 1;
/** Drawn from the files themselves until they are shrunk; a phone has no room for more whole photos. */
const SEEN_AT_ONCE = 12;
const SEEN = ["image/jpeg", "image/png", "image/webp"];
/** Of a photo's progress, so that a field is not drawn again for every packet. */
const STEPS = 25;
const MIDDLE = { x: 0.5, y: 0.5 };

type Shown = ComingPhoto & {
  path: string;
  /** Lies on the device, so that it outlives the page. */
  isKept: boolean;
  /** Was chosen in a page that is gone. */
  isResumed: boolean;
};
/** Photos on their way, in the order they were chosen. */
export type PhotoState = { photos: readonly Shown[] };

type Taken = {
  file: File;
  path: string;
  arrived(photo: Photo): void;
  stop: AbortController;
  /** Gave up, until the maker tries again. */
  hasFailed: boolean;
  /** There, and waiting for those that were chosen before it. */
  stored?: StoredPhoto;
};

type Parts = {
  card: string;
  keeper: FileKeeper;
  /** Others than the browser's and the server's own, for tests. */
  way?: MakerWay;
  shrink?: typeof shrinkPhoto;
  send?: typeof sendPhoto;
};

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/** How photos come into one open card. */
export function createPhotoStore({
  card,
  keeper,
  way = makerWay(card),
  shrink = shrinkPhoto,
  send = sendPhoto,
}: Parts) {
  const store = createStore<PhotoState>()(() => ({ photos: [] }));
  const taken = new Map<string, Taken>();
  const shrinking = createLane(SHRUNK_AT_ONCE);
  const sending = createLane(SENT_AT_ONCE);

  function change(id: string, changes: Partial<Shown>) {
    const { photos } = store.getState();
    if (!photos.some((photo) => photo.id === id)) return;
    store.setState({ photos: photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)) });
  }

  function drop(id: string) {
    const { photos } = store.getState();
    const preview = photos.find((photo) => photo.id === id)?.preview;
    if (preview) URL.revokeObjectURL(preview);
    taken.delete(id);
    store.setState({ photos: photos.filter((photo) => photo.id !== id) });
  }

  async function carry(id: string, photo: Taken) {
    const { signal } = photo.stop;
    try {
      const { body, preview } = await shrinking(() => shrink(photo.file), signal);
      show(id, preview);
      photo.stored = await sending(() => send({ body, way, signal, ...reports(id) }), signal);
    } catch (error) {
      if (signal.aborted) return;
      const { message, canRetry } = problemOf(error);
      photo.hasFailed = true;
      if (!canRetry) keeper.forget(id);
      change(id, { progress: null, problem: message, canRetry });
    }
    deliver(photo.path);
  }

  /** The small picture instead of the file, or none where the browser could not draw it. */
  function show(id: string, preview: Blob | null) {
    const shown = store.getState().photos.find((photo) => photo.id === id);
    if (!shown) return;
    change(id, { preview: preview && URL.createObjectURL(preview) });
    if (shown.preview) URL.revokeObjectURL(shown.preview);
  }

  function reports(id: string) {
    let last = -1;
    return {
      onProgress(part: number) {
        const step = Math.floor(part * STEPS);
        if (step !== last) change(id, { progress: step / STEPS });
        last = step;
      },
      onWaiting: (sentence: string | null) => change(id, { problem: sentence }),
    };
  }

  /** Hands over what has arrived, in order; what has failed holds nobody up. */
  function deliver(path: string) {
    for (const { id } of half.coming(path)) {
      const photo = taken.get(id);
      if (!photo?.stored && !photo?.hasFailed) return;
      if (!photo.stored) continue;
      drop(id);
      photo.arrived({ ...photo.stored, caption: "", focus: MIDDLE });
      keeper.forget(id);
    }
  }

  function take(id: string, { path, file, arrived }: Pick<Taken, "path" | "file" | "arrived">) {
    const photo: Taken = { path, file, arrived, stop: new AbortController(), hasFailed: false };
    taken.set(id, photo);
    void carry(id, photo);
  }

  /** Shows files as on their way, and sends them. */
  function begin(coming: readonly (KeptFile & Pick<Taken, "arrived">)[], isResumed: boolean) {
    const { photos } = store.getState();
    const waiting = coming.map(({ id, path, file }, at): Shown => {
      const seen = photos.length + at < SEEN_AT_ONCE && SEEN.includes(file.type);
      const preview = seen ? URL.createObjectURL(file) : null;
      const still = { progress: null, problem: null, canRetry: false };
      return { id, path, name: file.name, preview, ...still, isKept: isResumed, isResumed };
    });
    store.setState({ photos: [...photos, ...waiting] });
    for (const { id, ...photo } of coming) take(id, photo);
  }

  const half: PhotoWays = {
    coming: (path) => store.getState().photos.filter((photo) => photo.path === path),
    takePhotos({ path, files, arrived }) {
      const coming = files.map((file) => ({ id: newUuid(), path, file, arrived }));
      begin(coming, false);
      for (const { id, file } of coming) {
        void keeper.keep({ id, path, file }).then((isKept) => change(id, { isKept }));
      }
    },
    retryPhoto(id) {
      const photo = taken.get(id);
      if (!photo?.hasFailed) return;
      change(id, { progress: null, problem: null, canRetry: false });
      take(id, photo);
    },
    forgetPhoto(id) {
      const photo = taken.get(id);
      if (!photo) return;
      photo.stop.abort();
      drop(id);
      keeper.forget(id);
      deliver(photo.path);
    },
    async cutPhoto({ photo, area, turn }) {
      try {
        const stored = await way.cut({ key: photo.key, area, turn });
        return { ...photo, ...stored, focus: cutFocus(photo, { area, turn }) };
      } catch (error) {
        throw problemOf(error);
      }
    },
  };

  return {
    ...half,
    store,
    /** Goes on with what pages that are gone had not sent to the end; each arrives at the path it was chosen for. */
    async resume(arrivedAt: (path: string, photo: Photo) => void) {
      const left = (await keeper.adopt()).filter(({ id }) => !taken.has(id));
      const coming = left.map((kept) => ({
        ...kept,
        arrived: (photo: Photo) => arrivedAt(kept.path, photo),
      }));
      begin(coming, true);
    },
    /** Ends everything that is under way; what lies on the device goes on when the card is opened again. */
    close() {
      for (const { id } of store.getState().photos) {
        taken.get(id)?.stop.abort();
        drop(id);
      }
    },
  };
}
