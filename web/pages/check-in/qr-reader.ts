/** A picture that somebody wants the code of. */
export type QrQuestion = { id: number; picture: ImageData };
/** `failure` where the reader itself did not work, as opposed to a picture without a code. */
export type QrAnswer = { id: number; code: string | null; failure?: string };

export type QrReader = {
  /** What the QR code in a picture says; null where there is none. */
  read(picture: ImageData): Promise<string | null>;
  close(): void;
};

type Detector = { detect(picture: ImageData): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** The browser's own reader where it has one; elsewhere (Safari, Firefox) ours, a megabyte that only this page loads. */
export async function openQrReader(): Promise<QrReader> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = await Native?.getSupportedFormats().catch((): string[] => []);
  if (!Native || !formats?.includes("qr_code")) return openWorker();
  const detector = new Native({ formats: ["qr_code"] });
  return {
    read: async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null,
    close: () => undefined,
  };
}

/** Apart from the page: reading never holds up a tap, and only this file may run WebAssembly (security-headers.ts). */
function openWorker(): QrReader {
  const worker = new Worker(new URL("./qr-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { resolve(code: string | null): void; reject(error: Error): void }>();
  let asked = 0;
  worker.addEventListener("message", ({ data: { id, code, failure } }: MessageEvent<QrAnswer>) => {
    const answer = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) answer?.resolve(code);
    else answer?.reject(new Error(failure));
  });
  worker.addEventListener("error", () => {
    for (const answer of waiting.values()) answer.reject(new Error("The QR reader was not loaded"));
    waiting.clear();
  });
  return {
    read: (picture) =>
      new Promise((resolve, reject) => {
        const id = ++asked;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, picture } satisfies QrQuestion, [picture.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
