import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openOwnWorlds } from "#server/adapters/identity-worlds-for-tests.ts";
import { withFormerSelves } from "./former-selves.ts";

let worlds: Awaited<ReturnType<typeof openOwnWorlds>>;
beforeAll(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
  worlds = await openOwnWorlds();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await worlds.close();
});

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

function openCognito() {
  const { given, cognito } = worlds;
  return withFormerSelves(cognito.open(), { database: given.database, clock: given.clock, log });
}

/** Whose consent it is: a row stands for all that a member has. */
async function given(sub: string): Promise<() => Promise<unknown>> {
  const id = randomUUID();
  const { database } = worlds.given;
  await database.run(
    "insert into consents (id, sub, document, version, agreed, at) values ($1, $2, 'terms', '1', true, now())",
    [id, sub],
  );
  return async () => (await database.run("select sub from consents where id = $1", [id])).rows[0]?.sub;
}

test("who came from another pool has what was theirs when their first call is answered", async () => {
  const former = randomUUID();
  const ownerOfIt = await given(former);
  const who = await worlds.cognito.signedInMember();
  worlds.cloud.former.set(who.sub, former);
  const identity = openCognito();
  await Promise.all([identity.member(who.access), identity.member(who.access)]);
  expect(await ownerOfIt()).toBe(who.sub);
  // The pool is asked once about each.
  worlds.cloud.asked.length = 0;
  await identity.member(who.access);
  expect(worlds.cloud.asked).not.toContain("AdminGetUser");
});

test("nobody gets what belongs to somebody of this pool", async () => {
  const [who, other] = [await worlds.cognito.signedInMember(), await worlds.cognito.signedInMember()];
  const ownerOfIt = await given(other.sub);
  worlds.cloud.former.set(who.sub, other.sub);
  await openCognito().member(who.access);
  expect(await ownerOfIt()).toBe(other.sub);
});

test.each(["", "not a subject", "%"])("%j is nobody that somebody could have been", async (told) => {
  const who = await worlds.cognito.signedInMember();
  worlds.cloud.former.set(who.sub, told);
  const member = await worlds.cognito.open().member(who.access);
  expect(await worlds.cognito.open().former?.(member)).toBeNull();
});

test("where it cannot be done the call is refused, and the next tries again", async () => {
  const former = randomUUID();
  const ownerOfIt = await given(former);
  const who = await worlds.cognito.signedInMember();
  worlds.cloud.former.set(who.sub, former);
  const { database, clock } = worlds.given;
  let isAway = true;
  const orm = new Proxy(database.orm, {
    get: (target, key) =>
      key === "transaction" && isAway ? () => Promise.reject(new Error("away")) : Reflect.get(target, key),
  });
  const identity = withFormerSelves(worlds.cognito.open(), { database: { ...database, orm }, clock, log });
  await expect(identity.member(who.access)).rejects.toThrow("away");
  expect(await ownerOfIt()).toBe(former);
  isAway = false;
  await identity.member(who.access);
  expect(await ownerOfIt()).toBe(who.sub);
});

test("the embedded pool has nobody who was somebody else", () => {
  const embedded = worlds.embedded.open();
  const { database, clock } = worlds.given;
  expect(withFormerSelves(embedded, { database, clock, log })).toBe(embedded);
});
