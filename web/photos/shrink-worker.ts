import { Refusal, type RefusalCode } from "#domain/refusal.ts";
import { type Shrunk, shrinkPicture } from "./shrink-picture.ts";

export type ShrinkAnswer = { id: number } & (
  | { shrunk: Shrunk }
  | { refusal: RefusalCode }
  | { failure: string }
);

self.addEventListener("message", async ({ data }: MessageEvent<{ id: number; file: Blob }>) => {
  self.postMessage({ id: data.id, ...(await answerTo(data.file)) } satisfies ShrinkAnswer);
});

async function answerTo(file: Blob) {
  try {
    return { shrunk: await shrinkPicture(file) };
  } catch (error) {
    return error instanceof Refusal ? { refusal: error.code } : { failure: String(error) };
  }
}
