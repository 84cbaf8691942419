import { Worker } from "node:worker_threads";
import { Refusal } from "#domain/refusal.ts";
import type { HeicAnswer } from "./heic-worker.ts";
import type { Pixels } from "./pixels.ts";

/** A large photo takes seconds; a file that keeps the decoder longer is not one. */
const PATIENCE_MS = 60_000;

/** Decodes a HEIC file. It takes seconds and trusts its input, so it runs in a thread that ends with it. */
export async function decodeHeic(file: Buffer): Promise<Pixels> {
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), {
    workerData: { file },
    // The decoder prints what it does not like; the log is ours.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<HeicAnswer>((resolve) => {
      const broken = () => resolve({ refusal: "IMAGE_BROKEN" });
      timer = setTimeout(broken, PATIENCE_MS);
      // While somebody develops, Node itself writes of files to watch here.
      worker.on("message", (said) => ("data" in said || "refusal" in said) && resolve(said));
      worker.once("error", broken).once("exit", broken);
    });
    if ("refusal" in answer) throw new Refusal(answer.refusal);
    return { ...answer, data: Buffer.from(answer.data), channels: 4 };
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
