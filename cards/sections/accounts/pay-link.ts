const services: Record<string, "kakaopay" | "toss"> = {
  "qr.kakaopay.com": "kakaopay",
  "link.kakaopay.com": "kakaopay",
  "toss.me": "toss",
  "toss.im": "toss",
};

/** Whose link it is; null for every other address. */
export function payServiceOf(link: string): "kakaopay" | "toss" | null {
  try {
    const { protocol, host, username, password } = new URL(link);
    if (protocol !== "https:" || username || password) return null;
    return Object.hasOwn(services, host) ? (services[host] ?? null) : null;
  } catch {
    return null;
  }
}

export function isPayLink(link: string): boolean {
  return payServiceOf(link) !== null;
}
