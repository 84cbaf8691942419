import { decideUpload, KEPT_EDGE, MAX_PHOTO_BYTES } from "#domain/photo.ts";

/** What is sent of a file, and what is shown until it has arrived. */
export type Shrunk = {
  body: Blob;
  /** Null where the browser cannot draw the file. */
  preview: Blob | null;
};

/** Three columns of a phone with three pixels a point, and some. */
const PREVIEW_EDGE = 640;
/** What is no larger is sent as it is: drawing it again would only cost quality. */
const AS_IT_IS_BYTES = 3 * 1_024 * 1_024;
const AS_IT_IS = ["image/jpeg", "image/png", "image/webp"];
/** May be seen through in places, which a JPEG cannot keep. */
const WITH_ALPHA = ["image/png", "image/webp", "image/gif", "image/avif"];
const QUALITY = { body: 0.92, preview: 0.8 };

type Drawing = { source: ImageBitmap; edge: number; type: string; quality: number };

/** Runs in a worker and, where there is none, in the page. Throws a Refusal for what the server would not take. */
export async function shrinkPicture(file: Blob): Promise<Shrunk> {
  const source = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!source) {
    decideUpload({ bytes: file.size, type: file.type });
    return { body: file, preview: null };
  }
  try {
    const preview = await draw({ source, edge: PREVIEW_EDGE, type: "image/jpeg", quality: QUALITY.preview });
    return { body: await bodyOf(file, source), preview };
  } finally {
    source.close();
  }
}

async function bodyOf(file: Blob, source: ImageBitmap): Promise<Blob> {
  const fits = Math.max(source.width, source.height) <= KEPT_EDGE;
  if (fits && file.size <= AS_IT_IS_BYTES && AS_IT_IS.includes(file.type)) return file;
  const type = WITH_ALPHA.includes(file.type) ? "image/webp" : "image/jpeg";
  const drawn = await draw({ source, edge: KEPT_EDGE, type, quality: QUALITY.body });
  // A browser that cannot write WebP writes PNG, and a large one at that.
  if (drawn.size <= MAX_PHOTO_BYTES) return drawn;
  return draw({ source, edge: KEPT_EDGE, type: "image/jpeg", quality: QUALITY.body });
}

function draw({ source, edge, type, quality }: Drawing): Promise<Blob> {
  const scale = Math.min(1, edge / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const canvas =
    typeof document === "undefined" ? new OffscreenCanvas(width, height) : pageCanvas(width, height);
  const context = canvas.getContext("2d") as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null;
  if (!context) throw new Error("This browser has no canvas");
  context.imageSmoothingQuality = "high";
  if (type === "image/jpeg") {
    // Black otherwise, where the picture can be seen through.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(source, 0, 0, width, height);
  return blobOf(canvas, { type, quality });
}

function pageCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement("canvas"), { width, height });
}

function blobOf(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { type, quality }: { type: string; quality: number },
): Promise<Blob> {
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("Nothing was drawn"))), type, quality),
  );
}
