import { Refusal } from "#domain/refusal.ts";
import { type Shrunk, shrinkPicture } from "./shrink-picture.ts";
import type { ShrinkAnswer } from "./shrink-worker.ts";

type Waiting = { resolve(answer: ShrinkAnswer): void; reject(error: Error): void };

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** Makes a photo small enough to send, beside the page where the browser can; typing must not stutter. */
export async function shrinkPhoto(file: File): Promise<Shrunk> {
  const answer = await askWorker(file).catch(() => undefined);
  if (!answer || "failure" in answer) return shrinkPicture(file);
  if ("refusal" in answer) throw new Refusal(answer.refusal);
  return answer.shrunk;
}

function askWorker(file: File): Promise<ShrinkAnswer> {
  return new Promise((resolve, reject) => {
    if (typeof OffscreenCanvas === "undefined") return reject(new Error("No canvas beside the page"));
    worker ??= startWorker();
    asked += 1;
    waiting.set(asked, { resolve, reject });
    worker.postMessage({ id: asked, file });
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL("./shrink-worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<ShrinkAnswer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  // A phone short of memory ends workers; the page does the work then, and the next photo starts a new one.
  started.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("The worker ended"));
    waiting.clear();
    worker = undefined;
  });
  return started;
}
