import { beforeAll, expect, test } from "vitest";
import { type KeyFinder, makeKey, publicPart, readKey, signJwt, verifyJwt } from "./jwt.ts";

const NOW = new Date("2026-11-18T09:00:00Z");
const SECONDS = NOW.getTime() / 1_000;
const issuer = "https://goi.example";
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

let made: Awaited<ReturnType<typeof pair>>;
beforeAll(async () => {
  made = await pair();
});

async function pair() {
  const jwk = await makeKey();
  return { kid: jwk.kid, key: await readKey(jwk), open: await readKey(publicPart(jwk)) };
}

function tokenWith(claims: object) {
  const { kid, key } = made;
  return signJwt({ claims: { sub: "a", iss: issuer, iat: SECONDS, ...claims }, kid, key });
}

/** Keys that somebody else may take away or replace meanwhile. */
function keysOf() {
  const held = { key: made.open, isThere: true };
  const keys: KeyFinder = async () => {
    if (!held.isThere) throw new Error("no such key");
    return held.key;
  };
  return { held, keys };
}

test("a token that was sound is sound again, until its time is over", async () => {
  const { keys } = keysOf();
  const token = await tokenWith({ exp: SECONDS + 60 });
  for (const now of [NOW, later(30), later(69)]) {
    expect(await verifyJwt(token, { keys, issuer, now })).toMatchObject({ sub: "a" });
  }
  await expect(verifyJwt(token, { keys, issuer, now: later(70) })).rejects.toMatchObject({
    code: "TOKEN_EXPIRED",
  });
});

test("a token that was sound is refused before its time, by a clock that was set back", async () => {
  const { keys } = keysOf();
  const token = await tokenWith({ exp: SECONDS + 60 });
  await verifyJwt(token, { keys, issuer, now: NOW });
  await expect(verifyJwt(token, { keys, issuer, now: later(-60) })).rejects.toMatchObject({
    code: "TOKEN_EXPIRED",
  });
});

test("a token that was sound counts no longer than its key", async () => {
  const { held, keys } = keysOf();
  const token = await tokenWith({ exp: SECONDS + 60 });
  await verifyJwt(token, { keys, issuer, now: NOW });
  held.isThere = false;
  await expect(verifyJwt(token, { keys, issuer, now: NOW })).rejects.toThrow("no such key");
  held.isThere = true;
  held.key = (await pair()).open;
  await expect(verifyJwt(token, { keys, issuer, now: NOW })).rejects.toMatchObject({ code: "TOKEN_INVALID" });
});

test("a token that was sound for one is not for another", async () => {
  const { keys } = keysOf();
  const token = await tokenWith({ exp: SECONDS + 60, aud: "guests" });
  await verifyJwt(token, { keys, issuer, audience: "guests", now: NOW });
  await expect(verifyJwt(token, { keys, issuer, audience: "members", now: NOW })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
  await expect(verifyJwt(token, { keys, issuer: "https://else.example", now: NOW })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
  const forged = `${token.slice(0, -8)}AAAAAAAA`;
  await expect(verifyJwt(forged, { keys, issuer, now: NOW })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
});
