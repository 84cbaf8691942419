import { useEffect, useRef, useState } from "react";
import type { Guest } from "#cards/engine/guest.ts";
import { isPicture } from "#cards/parts/pictures.ts";
import type { LeftPhoto } from "./left-photos.ts";
import { PHOTOS_AT_ONCE } from "./limits.ts";

/** 20 MB before it is made smaller (product, limits). */
const BYTES_MAX = 20 * 2 ** 20;

export type Picked = {
  id: number;
  file: File;
  /** An address of this page only. */
  preview: string;
  /** From 0 to 1 while it is on its way. */
  part: number;
  /** Once it has arrived it is not sent again. */
  left: LeftPhoto | null;
};

/** Photos that a guest chose and has not put up yet. */
export function usePicked() {
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const made = useRef(0);
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const all = previews.current;
    return () => {
      for (const preview of all) URL.revokeObjectURL(preview);
    };
  }, []);

  function release({ preview }: Picked) {
    URL.revokeObjectURL(preview);
    previews.current.delete(preview);
  }

  /** What could not be taken, if anything. */
  function pick(files: readonly File[]): "tooMany" | "tooLarge" | "unusable" | null {
    const usable = files.filter(isPicture);
    const fitting = usable.filter(({ size }) => size <= BYTES_MAX);
    const taken = fitting.slice(0, PHOTOS_AT_ONCE - picked.length).map((file): Picked => {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      made.current += 1;
      return { id: made.current, file, preview, part: 0, left: null };
    });
    setPicked((before) => [...before, ...taken]);
    if (usable.length < files.length) return "unusable";
    if (fitting.length < usable.length) return "tooLarge";
    return taken.length < fitting.length ? "tooMany" : null;
  }

  function drop(one: Picked) {
    release(one);
    setPicked((before) => before.filter(({ id }) => id !== one.id));
  }

  /** Without those that were put up; what was chosen meanwhile stays. */
  function clear() {
    picked.forEach(release);
    setPicked((before) => before.filter(({ id }) => !picked.some((put) => put.id === id)));
  }

  /** One after another: on a hall's crowded network ten at once all fail. */
  async function upload(guest: Guest): Promise<LeftPhoto[]> {
    const arrived: LeftPhoto[] = [];
    for (const { id, file, left } of picked) {
      const put = (fields: Partial<Picked>) =>
        setPicked((before) => before.map((one) => (one.id === id ? { ...one, ...fields } : one)));
      const added =
        left ?? (await guest.addPhoto({ section: "photo-wall", file, onProgress: (part) => put({ part }) }));
      put({ left: added, part: 1 });
      arrived.push(added);
    }
    return arrived;
  }

  return { picked, pick, drop, clear, upload };
}
