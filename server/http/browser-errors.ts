import { Refusal } from "#domain/refusal.ts";
import { createRateLimit, networkOf } from "#server/limits/rate-limit.ts";
import type { Clock, Log } from "#server/ports.ts";
import { readText } from "./body.ts";
import type { PathNames } from "./path-names.ts";

const MOST_BYTES = 4_096;
/** Enough to see what is wrong in a hall where it is wrong for everybody; each is a line in the log. */
const OF_A_NETWORK = { most: 20, seconds: 60 };
const OF_ALL = { most: 200, seconds: 60 };
/** Where a script lies says which one failed; every other address may say whose page it was. */
const ADDRESSES = /https?:\/\/[^\s"'<>()]+/g;

type Told = { requestId: string; ip: string; nameOf: PathNames };

/** Takes what failed in a browser into the log: only so many, and without the addresses of people's pages. */
export function createBrowserErrors({ clock, log }: { clock: Clock; log: Log }) {
  const ofNetwork = createRateLimit({ ...OF_A_NETWORK, clock });
  const ofAll = createRateLimit({ ...OF_ALL, clock });

  return async (request: Request, { requestId, ip, nameOf }: Told): Promise<void> => {
    // A network that tells too much takes nothing of what the others have.
    const retryAfterSeconds = ofNetwork(networkOf(ip)) || ofAll("");
    if (retryAfterSeconds > 0)
      throw new Refusal("RATE_LIMITED", { limit: "browser-errors", retryAfterSeconds });
    const text = await readText(request, MOST_BYTES);
    const stack = text.replaceAll(ADDRESSES, (address) => withoutIds(address, nameOf));
    log.warn({ requestId, stack }, "a page failed in a browser");
  };
}

function withoutIds(address: string, nameOf: PathNames): string {
  const path = URL.parse(address)?.pathname ?? "/";
  return path.startsWith("/assets/") ? path : nameOf(path);
}
