import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import type { Config } from "#server/config.ts";

type Asked = { peer: string | undefined; headers: IncomingHttpHeaders };

/** Where nobody is on the other side of a socket: a request that a test or a page of ours makes. */
const OURSELVES = "127.0.0.1";

/**
 * The one place that says who asks: the peer of the socket, unless that is a proxy we were told of. Then it is whom the
 * configured header names, or the last of `X-Forwarded-For` that is no such proxy: what stands before it a client can
 * make up.
 */
export function clientAddress(
  { peer = OURSELVES, headers }: Asked,
  { trustedProxies, clientAddressHeader }: Pick<Config, "trustedProxies" | "clientAddressHeader">,
): string {
  if (!trustedProxies.has(peer)) return peer;
  const named = clientAddressHeader && headers[clientAddressHeader];
  const told = typeof named === "string" ? addressIn(named) : undefined;
  return told ?? forwardedFor(headers["x-forwarded-for"], trustedProxies) ?? peer;
}

/** From the right, until somebody whom we do not trust; what is no address there ends the search. */
function forwardedFor(header: string | string[] | undefined, trusted: Config["trustedProxies"]) {
  const hops = String(header ?? "").split(",");
  for (const hop of hops.reverse()) {
    const address = addressIn(hop);
    if (!address || !trusted.has(address)) return address;
  }
  return undefined;
}

/**
 * As proxies write it: bare, `203.0.113.7:4711`, `[2001:db8::1]:4711`, or CloudFront's `2001:db8:…:1:47110`. Where the
 * port of a shortened IPv6 address could be one more group it stays: limits look at the network only.
 */
function addressIn(text: string): string | undefined {
  const given = text.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(given)?.[1] ?? given;
  return [bare, bare.replace(/:\d+$/, "")].find((one) => isIP(one) !== 0);
}
