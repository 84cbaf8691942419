import { describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { clientAddress } from "./client-address.ts";

const balancer = { TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.7, fd00::/8" };

function seen(
  { peer = "10.1.2.3", ...headers }: Record<string, string>,
  env: Record<string, string> = balancer,
): string {
  return clientAddress({ peer, headers }, readConfig(env));
}

describe("whoever asks is", () => {
  test.each([
    [
      "the peer where nobody is trusted",
      { peer: "10.1.2.3", "x-forwarded-for": "198.51.100.9" },
      {},
      "10.1.2.3",
    ],
    [
      "the peer that is no proxy of ours",
      { peer: "203.0.113.5", "x-forwarded-for": "1.1.1.1" },
      balancer,
      "203.0.113.5",
    ],
    ["who stands last", { "x-forwarded-for": "198.51.100.9" }, balancer, "198.51.100.9"],
    ["not whom they make up", { "x-forwarded-for": "1.1.1.1, 198.51.100.9" }, balancer, "198.51.100.9"],
    [
      "who stands before our proxies",
      { "x-forwarded-for": "1.1.1.1, 198.51.100.9, 10.9.9.9, 192.0.2.7" },
      balancer,
      "198.51.100.9",
    ],
    ["an IPv6 address", { "x-forwarded-for": "2001:db8::1, fd12::1" }, balancer, "2001:db8::1"],
    ["told with a port", { "x-forwarded-for": "198.51.100.9:4711" }, balancer, "198.51.100.9"],
    ["told in brackets", { "x-forwarded-for": "[2001:db8::1]:4711" }, balancer, "2001:db8::1"],
    ["the proxy where only proxies are named", { "x-forwarded-for": "10.9.9.9" }, balancer, "10.1.2.3"],
    ["the proxy where nobody is named", {}, balancer, "10.1.2.3"],
    [
      "the proxy where the last is no address",
      { "x-forwarded-for": "198.51.100.9, unknown" },
      balancer,
      "10.1.2.3",
    ],
    [
      "told by a proxy over IPv6 that has an IPv4 address",
      { peer: "::ffff:10.1.2.3", "x-forwarded-for": "198.51.100.9" },
      balancer,
      "198.51.100.9",
    ],
    [
      "told by a proxy that was given so",
      { peer: "192.0.2.7", "x-forwarded-for": "198.51.100.9" },
      { TRUSTED_PROXIES: "::ffff:192.0.2.0/120" },
      "198.51.100.9",
    ],
    [
      "a link-local peer",
      { peer: "fe80::1%eth0", "x-forwarded-for": "198.51.100.9" },
      balancer,
      "fe80::1%eth0",
    ],
  ])("%s", (_what, asked, env, address) => expect(seen(asked, env)).toBe(address));
});

describe("a header of the CDN names the client", () => {
  const env = { ...balancer, CLIENT_ADDRESS_HEADER: "CloudFront-Viewer-Address" };

  test.each([
    ["with its port", "198.51.100.9:46532", "198.51.100.9"],
    ["over IPv6", "2001:db8:85a3:8d3:1319:8a2e:370:7348:46532", "2001:db8:85a3:8d3:1319:8a2e:370:7348"],
    ["bare", "198.51.100.9", "198.51.100.9"],
  ])("%s", (_what, told, address) =>
    expect(seen({ "cloudfront-viewer-address": told, "x-forwarded-for": "1.1.1.1" }, env)).toBe(address),
  );

  test("but what is no address is as if it were not there", () => {
    const asked = { "cloudfront-viewer-address": "'; drop table", "x-forwarded-for": "198.51.100.9" };
    expect(seen(asked, env)).toBe("198.51.100.9");
  });

  test("and it is believed from our proxies only", () => {
    expect(seen({ peer: "203.0.113.5", "cloudfront-viewer-address": "1.1.1.1:1" }, env)).toBe("203.0.113.5");
  });
});

test.each([
  "10.0.0.0/33",
  "10.0.0/8",
  "fd00::/129",
  "10.0.0.0/",
  "10.0.0.0/8/9",
  "::ffff:10.0.0.0/90",
  "proxy.internal",
])("%s is refused at start, with a sentence", (peers) => {
  const read = () => readConfig({ TRUSTED_PROXIES: `127.0.0.1, ${peers}` });
  expect(read).toThrow(`TRUSTED_PROXIES: ${peers} is no address`);
});
