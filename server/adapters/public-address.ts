import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { BlockList, isIPv6, type LookupFunction } from "node:net";

/** IPv4 that is somebody's own network, this machine, a cloud's metadata, or nobody's (IANA's special-purpose registry). */
const PRIVATE = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

/** Of IPv6 all but what is given to the world is refused, and of that what carries an IPv4 inside or is for documents. */
const WORLD = ["2000::", 3] as const;
const CARRIERS = [
  ["2001::", 32],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const;

const refused = new BlockList();
for (const [net, bits] of PRIVATE) refused.addSubnet(net, bits, "ipv4");
for (const [net, bits] of CARRIERS) refused.addSubnet(net, bits, "ipv6");
const world = new BlockList();
world.addSubnet(...WORLD, "ipv6");

export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !refused.check(address, "ipv4");
  return world.check(address, "ipv6") && !refused.check(address, "ipv6");
}

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A lookup for connections to hosts that people name: the address that was looked at is the one that is connected to,
 * so that a name which leads inside (or does so the second time) leads nowhere.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`${hostname} has no address`), "");
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return done(new Error(`${hostname} leads to an address that is not public`), "");
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}
