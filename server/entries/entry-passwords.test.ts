import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#domain/duration.ts";
import { entries } from "#server/database/tables/entries.ts";
import { codesOf } from "#server/graphql/api-for-tests.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { partyDesk } from "./entry-for-tests.ts";

/** Hashing that tests can hold up: what is kept of a password is the password. */
const hashing = { hashed: 0, verified: 0, held: null as Promise<void> | null, release: () => {} };
const hold = () => {
  hashing.held = new Promise((resolve) => {
    hashing.release = resolve;
  });
};
const entryHashing = {
  async hash(password: string) {
    hashing.hashed += 1;
    await hashing.held;
    return password;
  },
  async verify(kept: string, password: string) {
    hashing.verified += 1;
    await hashing.held;
    return kept === password;
  },
};
beforeEach(() => void Object.assign(hashing, { hashed: 0, verified: 0, held: null }));

const desk = partyDesk(emptyDatabase, { entryHashing });
const { host, guest } = desk;

describe("while passwords are being hashed", () => {
  test("an answer on another card is taken, however many wait with theirs", async () => {
    const [one, other] = [await host(), await host()];
    hold();
    const waiting = Array.from({ length: 30 }, (_, index) =>
      guest(one.card, `손님${index}`).write("축하합니다", { password: "7305" }),
    );
    const answered = await guest(other.card, "유나").come(2);
    expect(codesOf(answered)).toEqual([]);
    expect(await desk.database.orm.$count(entries)).toBe(1);
    hashing.release();
    expect((await Promise.all(waiting)).flatMap(codesOf)).toEqual([]);
    expect(await desk.database.orm.$count(entries)).toBe(31);
  });

  test("and so it is while passwords are tried", async () => {
    const [one, other] = [await host(), await host()];
    const left = [];
    for (let index = 0; index < 12; index++)
      left.push((await guest(one.card, `손님${index}`).write("글", { password: "7305" })).entry.id);
    hold();
    const trying = left.map((id, index) => guest(one.card, `다른 폰${index}`).withdraw(id, "7305"));
    expect(codesOf(await guest(other.card, "유나").come(2))).toEqual([]);
    hashing.release();
    expect((await Promise.all(trying)).flatMap(codesOf)).toEqual([]);
  });
});

test("the same form sent 600 times with other passwords is hashed once, and refused before it is a flood", async () => {
  const { card } = await host();
  const ip = "192.0.2.1";
  const key = randomUUID();
  const yuna = guest(card, "유나", { ip });
  const first = await yuna.write("축하합니다", { key, password: "7305" });
  const again = await Promise.all(
    Array.from({ length: 599 }, (_, index) =>
      yuna.write("축하합니다", { key, password: `73${100 + index}` }),
    ),
  );
  expect(hashing.hashed).toBe(1);
  const taken = again.filter(({ errors }) => !errors);
  expect(taken.length).toBeLessThanOrEqual(60);
  for (const { entry } of taken) expect(entry).toEqual(first.entry);
  expect(new Set(again.flatMap(codesOf))).toEqual(new Set(["RATE_LIMITED"]));
  // Nobody else in the hall notices.
  const hajun = guest(card, "하준", { ip });
  const sent = { key: randomUUID(), password: "8406" };
  for (const _ of [1, 2]) expect(codesOf(await hajun.write("축하합니다", sent))).toEqual([]);
  desk.api.pass(MINUTE_MS);
  expect((await yuna.write("축하합니다", { key, password: "7305" })).entry).toEqual(first.entry);
});

test("repeats are counted by network as well, whoever sends them", async () => {
  const { card } = await host();
  const key = randomUUID();
  await guest(card, "유나", { ip: "192.0.2.1" }).write("글", { key });
  const repeat = (index: number, ip: string) =>
    guest(card, `기계${index}`, { ip }).write("글", { key, website: "x" });
  const sent = Array.from({ length: 601 }, (_, index) => repeat(index, "192.0.2.1"));
  expect((await Promise.all(sent)).flatMap(codesOf)).toEqual(["RATE_LIMITED"]);
  expect(codesOf(await repeat(602, "192.0.2.2"))).toEqual([]);
});

test("the commonest passwords are refused for new entries, and still open the old ones", async () => {
  const { card } = await host();
  const refused = await guest(card, "유나").write("글", { password: "0000" });
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: "INVALID",
    fields: { password: "누구나 쉽게 떠올리는 비밀번호입니다. 다른 비밀번호를 정해 주세요." },
  });
  expect(await desk.database.orm.$count(entries)).toBe(0);
  const { entry } = await guest(card, "하준").write("글", { password: "7305" });
  await desk.database.orm.update(entries).set({ passwordHash: "0000" });
  expect(codesOf(await guest(card, "다른 폰").withdraw(entry.id, "0000"))).toEqual([]);
});

test("a hall of 300 behind one address writes with a password each, all at once", async () => {
  const { card } = await host();
  const hall = Array.from({ length: 300 }, (_, index) =>
    guest(card, `손님${index}`, { ip: "192.0.2.1" }).write("글", { password: `손님${index}의 말` }),
  );
  expect((await Promise.all(hall)).flatMap(codesOf)).toEqual([]);
});

describe("passwords tried on everybody's entries", () => {
  const ids = async (card: string, count: number) => {
    const left = [];
    for (let index = 0; index < count; index++) {
      const writer = guest(card, `손님${index}`, { ip: `198.51.100.${index}` });
      left.push((await writer.write("글", { password: `83${10 + index}` })).entry.id);
    }
    return left;
  };

  test("are counted by network and card: others' entries stay, also from new identities", async () => {
    const { card } = await host();
    const left = await ids(card, 12);
    const said: (string | undefined)[] = [];
    for (let index = 0; index < 60; index++) {
      const spraying = guest(card, `낯선이${index}`, { ip: "192.0.2.66" });
      said.push(codesOf(await spraying.withdraw(left[index % 12] ?? "", "8399"))[0]);
    }
    expect(said).toEqual([...Array(20).fill("INVALID"), ...Array(40).fill("LOCKED")]);
    expect(hashing.verified).toBe(20);
    // Right or wrong is not told either.
    const right = guest(card, "낯선이", { ip: "192.0.2.66" });
    expect(codesOf(await right.withdraw(left[0] ?? "", "8310"))).toEqual(["LOCKED"]);
    expect(await desk.database.orm.$count(entries)).toBe(12);
    // Writers elsewhere, and on their own device, notice nothing.
    expect(
      codesOf(await guest(card, "집", { ip: "198.51.100.200" }).withdraw(left[1] ?? "", "8311")),
    ).toEqual([]);
    expect(codesOf(await guest(card, "손님2", { ip: "192.0.2.66" }).withdraw(left[2] ?? ""))).toEqual([]);
  });

  test("who guesses at once, or waits a quarter of an hour each time, gets no further than 60 a day", async () => {
    const { card } = await host();
    const left = await ids(card, 12);
    for (let quarter = 0; quarter < 8; quarter++) {
      const tries = Array.from({ length: 40 }, (_, index) =>
        guest(card, `낯선이${quarter}-${index}`, { ip: "192.0.2.66" }).withdraw(
          left[index % 12] ?? "",
          "8399",
        ),
      );
      await Promise.all(tries);
      desk.api.pass(15 * MINUTE_MS);
    }
    expect(hashing.verified).toBe(60);
  });

  test("one who guesses alone locks nobody else in the hall out, and right ones are not counted", async () => {
    const { card } = await host();
    const ip = "192.0.2.1";
    const left = await ids(card, 60);
    const alone = guest(card, "낯선이", { ip });
    const said = [];
    for (const id of left) said.push(...codesOf(await alone.withdraw(id, "0000")));
    expect(said).toEqual([...Array(5).fill("INVALID"), ...Array(55).fill("LOCKED")]);
    for (const [index, id] of left.entries())
      expect(codesOf(await guest(card, `다른 폰${index}`, { ip }).withdraw(id, `83${10 + index}`))).toEqual(
        [],
      );
  });
});
