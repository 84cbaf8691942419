import { useEffect, useState } from "react";
import { keepTriedPhoto, keptTriedPhoto } from "#web/designs/kept-start.ts";
import { keepTried, triedAt } from "./tried.ts";

/** A photo that is only looked at, on this device. */
export type TriedPhoto = { file: File; address: string; width: number; height: number };

/** As wide as a cover is ever drawn here; a phone has no room for eleven whole photos. */
const MOST_PIXELS = 900;

/** One photo to try the designs at an address with; who comes back to them finds it again, as what was typed. */
export function useTriedPhoto(address: string) {
  const [photo, setPhoto] = useState<TriedPhoto | null>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(
    () => () => {
      if (photo) URL.revokeObjectURL(photo.address);
    },
    [photo],
  );

  useEffect(() => {
    // Of another visit, which ended without a card.
    if (!triedAt(address).photo) return void keepTriedPhoto(address, null);
    let gone = false;
    void keptTriedPhoto(address)
      .then((file) => file && small(file))
      .then(
        (found) => !gone && setPhoto((chosen) => chosen ?? found),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [address]);

  async function choose(file: File) {
    setProblem(undefined);
    try {
      setPhoto(await small(file));
      keepTried(address, { photo: true });
      await keepTriedPhoto(address, file);
    } catch {
      setProblem("사진으로 열리지 않는 파일입니다. JPG나 PNG 사진으로 다시 골라 주세요.");
    }
  }

  function remove() {
    setProblem(undefined);
    setPhoto(null);
    keepTried(address, { photo: false });
    void keepTriedPhoto(address, null);
  }

  return { photo, problem, choose, remove };
}

async function small(file: File): Promise<TriedPhoto> {
  const whole = await createImageBitmap(file);
  const scale = Math.min(1, MOST_PIXELS / Math.min(whole.width, whole.height));
  const [width, height] = [Math.round(whole.width * scale), Math.round(whole.height * scale)];
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(whole, 0, 0, width, height);
  whole.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
  if (!drawn) throw new Error("The canvas could not be read");
  return { file, address: URL.createObjectURL(drawn), width, height };
}
