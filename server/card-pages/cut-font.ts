import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

export type Cutting = { file: string; characters: string };

/** A font's file with these characters alone. Phones draw characters without the hints that were made for coarse screens. */
export async function cutFont({ file, characters }: Cutting): Promise<Uint8Array> {
  return subsetFont(await readFile(file), characters, { targetFormat: "woff2", noHinting: true });
}
