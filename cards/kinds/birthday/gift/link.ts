/** Whether a gift's address may be opened: only what browsers guard, and nothing that hides where it leads. */
export function isGiftLink(address: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(address);
    return protocol === "https:" && hostname.includes(".") && !username && !password;
  } catch {
    return false;
  }
}

/** Where it leads, as a guest reads it before the tap. */
export function linkHostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, "");
}
