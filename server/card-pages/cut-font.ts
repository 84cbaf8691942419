import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

export type Cutting = { file: string; letters: string };

/** A font's file with these letters alone. Phones draw letters without the hints that were made for coarse screens. */
export async function cutFont({ file, letters }: Cutting): Promise<Uint8Array> {
  return subsetFont(await readFile(file), letters, { targetFormat: "woff2", noHinting: true });
}
