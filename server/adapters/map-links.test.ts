import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { Refusal } from "#domain/refusal.ts";
import { createMapLinks } from "./map-links-http.ts";
import { isPublicAddress, publicLookup } from "./public-address.ts";

const cityHall = { latitude: 37.5665, longitude: 126.978 };
const MAP = "https://map.naver.com/p/entry/place/1?lng=126.978&lat=37.5665&placePath=%2Fhome";

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A server that answers for all hosts, in whatever way a test wants, and what it was asked. */
async function serving(answer: RequestListener, withinMs = 20_000) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  open.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const askAt = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, links: createMapLinks({ askAt, withinMs }) };
}

/** Each address leads to the next one. */
function leading(to: Record<string, string>): RequestListener {
  return (request, response) => {
    const location = to[`${request.headers.host}${request.url}`];
    if (location) response.writeHead(302, { location }).end();
    else response.writeHead(404).end();
  };
}

async function refusalOf(asked: Promise<unknown>): Promise<Refusal> {
  const thrown = await asked.catch((error: unknown) => error);
  if (!(thrown instanceof Refusal)) throw new Error(`It was not refused: ${JSON.stringify(thrown)}`);
  return thrown;
}

describe("a short link", () => {
  test("leads to the place that its last address names, which itself is not asked", async () => {
    const { links, asked } = await serving(
      leading({
        "naver.me/abc": "https://m.place.naver.com/share?id=1",
        "m.place.naver.com/share?id=1": MAP,
      }),
    );
    expect(await links.point("https://naver.me/abc")).toEqual(cityHall);
    expect(asked).toEqual(["naver.me/abc", "m.place.naver.com/share?id=1"]);
  });

  test("of Google is read, and Google is not asked", async () => {
    const { links, asked } = await serving(
      leading({
        "maps.app.goo.gl/a": "https://www.google.com/maps/place/x/@37.1,126.1,17z/data=!3d37.5665!4d126.978",
      }),
    );
    expect(await links.point("https://maps.app.goo.gl/a")).toEqual(cityHall);
    expect(asked).toEqual(["maps.app.goo.gl/a"]);
  });

  test("may name its next address without its host", async () => {
    const { links } = await serving(
      leading({
        "kko.to/abc": "/next",
        "kko.to/next": "https://map.kakao.com/link/map/%EC%8B%9C%EC%B2%AD,37.5665,126.978",
      }),
    );
    expect(await links.point("https://kko.to/abc")).toEqual(cityHall);
  });

  test("whose page says in its head where it is, is read there", async () => {
    const { links } = await serving((_request, response) => {
      response.end(
        `<html><head><meta charset="utf-8"><meta property="al:ios:url" content="nmap://place?lat=37.5665&amp;lng=126.978"></head></html>`,
      );
    });
    expect(await links.point("https://m.place.naver.com/place/1")).toEqual(cityHall);
  });

  test.each([
    ["another host", "https://evil.example/?lat=37.5665&lng=126.978"],
    ["a host that ends like one of theirs", "https://kko.to.evil.example/?lat=37.5665&lng=126.978"],
    ["a cloud's metadata", "http://169.254.169.254/latest/meta-data/?lat=37.5665&lng=126.978"],
    ["this machine", "https://localhost/?lat=37.5665&lng=126.978"],
    ["plain http", "http://map.naver.com/?lat=37.5665&lng=126.978"],
    ["another port", "https://map.naver.com:8080/?lat=37.5665&lng=126.978"],
    ["somebody's name and password", "https://user:pass@map.naver.com/?lat=37.5665&lng=126.978"],
    ["an app", "nmap://place?lat=37.5665&lng=126.978"],
    ["a file", "file:///etc/passwd"],
    ["nowhere", "https://"],
  ])("that leads to %s is followed no further, and nothing of it is believed", async (_, location) => {
    const { links, asked } = await serving(leading({ "kko.to/abc": location }));
    expect(await links.point("https://kko.to/abc")).toBeNull();
    expect(asked).toEqual(["kko.to/abc"]);
  });

  test("that leads in circles is followed five times", async () => {
    const { links, asked } = await serving(leading({ "kko.to/a": "https://kko.to/b", "kko.to/b": "/a" }));
    expect(await links.point("https://kko.to/a")).toBeNull();
    expect(asked).toHaveLength(5);
  });

  test("of somebody else is never asked", async () => {
    const { links, asked } = await serving(leading({}));
    for (const link of ["https://bit.ly/a", "http://kko.to/a", "https://kko.to:1/a", "kko", ""]) {
      expect(await links.point(link)).toBeNull();
    }
    expect(asked).toEqual([]);
  });

  test("that is gone names no place", async () => {
    const { links } = await serving(leading({}));
    expect(await links.point("https://kko.to/gone")).toBeNull();
  });

  test("that nobody answers is not waited for: all hops have three seconds together", async () => {
    const silent = await serving(() => undefined, 100);
    const refusal = await refusalOf(silent.links.point("https://kko.to/abc"));
    expect([refusal.code, refusal.message]).toEqual([
      "BUSY",
      "링크를 열지 못했습니다. 잠시 뒤에 다시 붙여 넣거나, 주소만 적어 주세요.",
    ]);
    const dripping = await serving((request, response) => {
      setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 200).unref();
    }, 500);
    await refusalOf(dripping.links.point("https://kko.to/abc"));
    expect(dripping.asked.length).toBeLessThan(5);
  });

  test("that fails is told as such", async () => {
    const { links } = await serving((_request, response) => response.writeHead(500).end());
    expect((await refusalOf(links.point("https://kko.to/abc"))).code).toBe("BUSY");
  });

  test("with an endless page is read for 64 KB, and hung up on", async () => {
    let sent = 0;
    let isClosed: Promise<unknown> | undefined;
    const { links } = await serving((_request, response) => {
      isClosed = once(response, "close");
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(16_384))) sent += 16_384;
      };
      response.on("drain", more);
      more();
    });
    expect(await links.point("https://kko.to/abc")).toBeNull();
    await isClosed;
    // What the network holds between two programs of one machine is sent, too.
    expect(sent).toBeLessThan(20_000_000);
  });

  test("with a place behind the first 64 KB names none", async () => {
    const { links } = await serving((_request, response) => {
      response.end(`${" ".repeat(64 * 1_024)}<meta content="nmap://place?lat=37.5665&lng=126.978">`);
    });
    expect(await links.point("https://kko.to/abc")).toBeNull();
  });
});

describe("a host's address", () => {
  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
  ])("%s is not the world's", (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(["8.8.8.8", "211.231.108.46", "2606:4700::1111"])("%s is", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test("that leads inside is not connected to, whatever the name is called", async () => {
    for (const addresses of [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::1"], []]) {
      const lookup = publicLookup((_host, _options, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
        ),
      );
      const links = createMapLinks({ lookup, withinMs: 2_000 });
      const refusal = await refusalOf(links.point("https://kko.to/abc"));
      expect(String(refusal.cause), addresses.join()).toMatch(/not public|no address/);
    }
  });

  test("that is the world's is given as it was looked up", async () => {
    const lookup = publicLookup((_host, _options, done) => done(null, [{ address: "8.8.8.8", family: 4 }]));
    const found = (options: object) =>
      new Promise((resolve) => lookup("kko.to", options, (_error, address) => resolve(address)));
    expect(await found({})).toBe("8.8.8.8");
    expect(await found({ all: true })).toEqual([{ address: "8.8.8.8", family: 4 }]);
  });
});
