import { useEffect, useState } from "react";

/** A photo that is only looked at, on this device. */
export type TriedPhoto = { file: File; address: string; width: number; height: number };

/** As wide as a cover is ever drawn here; a phone has no room for eleven whole photos. */
const MOST_PIXELS = 900;

/** One photo to try designs with. */
export function useTriedPhoto() {
  const [photo, setPhoto] = useState<TriedPhoto | null>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(
    () => () => {
      if (photo) URL.revokeObjectURL(photo.address);
    },
    [photo],
  );

  async function choose(file: File) {
    setProblem(undefined);
    try {
      setPhoto(await small(file));
    } catch {
      setProblem("이 사진은 여기서 보여 드리지 못합니다. JPG나 PNG 사진으로 다시 골라 주세요.");
    }
  }

  function remove() {
    setProblem(undefined);
    setPhoto(null);
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
