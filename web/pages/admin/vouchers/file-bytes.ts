/** Larger ones the server does not take. */
const MAX_BYTES = 280 * 1_024;

/** The bytes of a file as a call carries them. */
export async function base64Of(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new FileTooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

export class FileTooLarge extends Error {}
