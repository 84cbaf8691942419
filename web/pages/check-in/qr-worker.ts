import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { QrAnswer, QrQuestion } from "./qr-reader.ts";

// The library would fetch it from a public address: an entrance must work where only we are reached.
prepareZXingModule({ overrides: { locateFile: () => wasm } });
const detector = new BarcodeDetector({ formats: ["qr_code"] });

addEventListener("message", async ({ data: { id, picture } }: MessageEvent<QrQuestion>) => {
  postMessage({ id, ...(await read(picture)) } satisfies QrAnswer);
});

async function read(picture: ImageData): Promise<Omit<QrAnswer, "id">> {
  try {
    const [code] = await detector.detect(picture);
    return { code: code?.rawValue ?? null };
  } catch (error) {
    return { code: null, failure: String(error) };
  }
}
