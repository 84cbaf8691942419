import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import subsetFont from "subset-font";

export type Cutting = { id: number; file: string; letters: string };
/** Null where the font could not be read. */
export type Cut = { id: number; font: Uint8Array | null };

const port = parentPort;
if (!port) throw new Error("cut-worker runs as a worker thread only");

port.on("message", async ({ id, file, letters }: Cutting) => {
  const font = await cut(file, letters).catch(() => null);
  port.postMessage({ id, font } satisfies Cut);
});

/** Phones draw letters without the hints that were made for coarse screens. */
async function cut(file: string, letters: string): Promise<Uint8Array> {
  return subsetFont(await readFile(file), letters, { targetFormat: "woff2", noHinting: true });
}
