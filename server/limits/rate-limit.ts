import type { Clock } from "#server/ports.ts";
import { createLruCache } from "./lru-cache.ts";

/** Enough for everybody in a busy minute; under a flood the oldest are forgotten, not the memory eaten. */
const MOST_KEYS = 50_000;

export type RateLimit = ReturnType<typeof createRateLimit>;

/** Rate limit: counts tries by a key, such as a network, in windows that begin with the first try. What was no misuse after all is given back. */
export function createRateLimit({ most, seconds, clock }: { most: number; seconds: number; clock: Clock }) {
  const windows = createLruCache<string, { tries: number; endsAt: number }>(MOST_KEYS);

  /** Takes one try; the seconds until there are tries again, or 0 when this one is fine. */
  function take(key: string): number {
    const now = clock.now().getTime();
    const open = windows.get(key);
    const window = open && open.endsAt > now ? open : { tries: 0, endsAt: now + seconds * 1000 };
    window.tries += 1;
    windows.set(key, window);
    return window.tries <= most ? 0 : Math.ceil((window.endsAt - now) / 1000);
  }

  function giveBack(key: string): void {
    const window = windows.get(key);
    if (window) window.tries -= 1;
  }

  return Object.assign(take, { giveBack });
}

/** Whoever has one IPv6 address has the 2^64 of its network. */
export function networkOf(ip: string): string {
  const mapped = ip.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped || !ip.includes(":")) return mapped ?? ip;
  const [head = "", tail] = ip.toLowerCase().split("::");
  const groups = head ? head.split(":") : [];
  const last = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array<string>(zeros).fill("0"), ...last];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
