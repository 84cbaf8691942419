/** A UUID. Browsers have their own only where the page came over TLS. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const signs = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return signs.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
