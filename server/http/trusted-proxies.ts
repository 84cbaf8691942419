import { BlockList, isIP } from "node:net";

/** Peers whose word about the client is believed: by address, or by range as 10.0.0.0/8. */
export type TrustedProxies = { readonly count: number; has(address: string): boolean };

/** Reads a comma-separated list; throws a sentence about what cannot be read in it. */
export function readTrustedProxies(list: string): TrustedProxies {
  const peers = new BlockList();
  const entries = list
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const entry of entries) addPeer(peers, entry);
  return {
    count: entries.length,
    has(given) {
      // A link-local peer carries the name of a network card behind it.
      const address = given.replace(/%.*$/, "");
      const version = isIP(address);
      // An IPv4 address that came over an IPv6 socket is compared with IPv4 rules, too.
      return version !== 0 && peers.check(address, version === 6 ? "ipv6" : "ipv4");
    },
  };
}

function addPeer(peers: BlockList, entry: string): void {
  const [given = "", bits, ...rest] = entry.split("/");
  const [address, mapped] = unmapped(given);
  const version = isIP(address);
  const prefix = bits === undefined ? undefined : Number(bits) - mapped;
  const most = version === 6 ? 128 : 32;
  const isRange = prefix === undefined || (/^\d{1,3}$/.test(bits ?? "") && prefix >= 0 && prefix <= most);
  if (version === 0 || !isRange || rest.length > 0) {
    throw new Error(`${entry} is no address (10.0.0.7, fd00::7) and no range (10.0.0.0/8, fd00::/8)`);
  }
  const family = version === 6 ? "ipv6" : "ipv4";
  if (prefix === undefined) peers.addAddress(address, family);
  else peers.addSubnet(address, prefix, family);
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** `::ffff:10.0.0.7` is 10.0.0.7, and its range counts 96 bits more. */
function unmapped(address: string): [address: string, bits: number] {
  const inner = MAPPED.exec(address)?.[1];
  return inner ? [inner, 96] : [address, 0];
}
