import { VOUCHER_FILE_MAX_BYTES } from "#domain/limits.ts";

/** The bytes of a file as a call carries them. */
export async function base64Of(file: File): Promise<string> {
  if (file.size > VOUCHER_FILE_MAX_BYTES) throw new FileTooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

export class FileTooLarge extends Error {}
