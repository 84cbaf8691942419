/** Kept free by those who give out names, for documents; and what only a developer's machine is called. */
const NOBODYS =
  /(?:^|\.)(?:example\.(?:com|net|org)|localhost|test|invalid)$|^(?:127\.|0\.0\.0\.0|192\.168\.|10\.)/i;

/** Whether an address is one that was put there until the right one is known. Anything but a web address is none. */
export function isNobodysAddress(address: string): boolean {
  try {
    const { protocol, hostname } = new URL(address);
    return protocol.startsWith("http") && NOBODYS.test(hostname);
  } catch {
    return false;
  }
}
