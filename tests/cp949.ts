import { readCp949 } from "#domain/cp949.ts";

let pairs: Map<string, number[]> | undefined;

/** A text as Korean Windows saves it. */
export function cp949Of(text: string): Uint8Array {
  pairs ??= everyPair();
  return Uint8Array.from([...text].flatMap((letter) => pairs?.get(letter) ?? [letter.codePointAt(0) ?? 0]));
}

function everyPair(): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x41; trail <= 0xfe; trail += 1) {
      const letter = readCp949(Uint8Array.of(lead, trail));
      if (letter) found.set(letter, [lead, trail]);
    }
  }
  return found;
}
