import { parentPort, workerData } from "node:worker_threads";
import libheif from "libheif-js/wasm-bundle.js";
import { Refusal, type RefusalCode } from "#domain/refusal.ts";
import { refuseTooManyPixels } from "./pixels.ts";

export type HeicAnswer = { width: number; height: number; data: ArrayBuffer } | { refusal: RefusalCode };

const port = parentPort;
if (!port) throw new Error("heic-worker runs as a worker thread only");

try {
  const { image, ...size } = open(workerData.file);
  refuseTooManyPixels({ ...size, frames: 1 });
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  image.display({ data, ...size }, (shown) => {
    const answer: HeicAnswer = shown ? { ...size, data: data.buffer } : { refusal: "IMAGE_BROKEN" };
    port.postMessage(answer, shown ? [data.buffer] : []);
  });
} catch (error) {
  const refusal = error instanceof Refusal ? error.code : "IMAGE_BROKEN";
  port.postMessage({ refusal } satisfies HeicAnswer);
}

/** The picture that the file calls its first, not decoded yet. libheif turns it upright. */
function open(file: Uint8Array) {
  const images = new libheif.HeifDecoder().decode(file);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) throw new Refusal("IMAGE_BROKEN");
  return { image, width: image.get_width(), height: image.get_height() };
}
