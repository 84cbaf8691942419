/** A UUID. Not `crypto.randomUUID`: a browser has that only on a page that came over TLS or from localhost. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** An id of its own for a part of one card, which it keeps however it is moved or reworded. 48 bits. */
export function newPartId(): string {
  return newUuid().replaceAll("-", "").slice(0, 12);
}
