import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "#domain/refusal.ts";
import { codesOf, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database, MapLinks, PlaceSearch } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import * as operations from "#web/graphql/graphql.ts";

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

const house = {
  name: "고이하우스",
  address: "서울 중구 세종대로 110",
  point: { latitude: 37.5665, longitude: 126.978 },
};

async function api() {
  const [searched, opened]: [string[], string[]] = [[], []];
  const placeSearch: PlaceSearch = {
    name: "kakao",
    async find(text) {
      searched.push(text);
      if (text === "느린 곳") throw new Refusal("BUSY", { sentence: "직접 적어 주세요." });
      return text === "고이하우스" ? [house, { ...house, name: "", point: null }] : [];
    },
  };
  const mapLinks: MapLinks = {
    async point(link) {
      opened.push(link);
      return link.endsWith("/abc") ? house.point : null;
    },
  };
  const started = await startApi({ database, placeSearch, mapLinks });
  const ask = (operation: { toString(): string }, variables: object, token?: string) =>
    started.post(operation.toString(), { token, variables });
  return {
    ...started,
    searched,
    opened,
    search: (text: string, token?: string) => ask(operations.SearchPlacesDocument, { text }, token),
    open: (link: string, token?: string) => ask(operations.MapLinkPointDocument, { link }, token),
  };
}

test("a member finds a place, with its pin where that is known; a visitor finds nothing and asks nobody", async () => {
  const { search, searched } = await api();
  expect((await search(" 고이하우스\n", "jiyu")).data.searchPlaces).toEqual([
    house,
    { ...house, name: "", point: null },
  ]);
  expect(codesOf(await search("고이하우스"))).toEqual(["AUTH_REQUIRED"]);
  expect((await search("   ", "jiyu")).data.searchPlaces).toEqual([]);
  await search("가".repeat(500), "jiyu");
  expect(searched).toEqual(["고이하우스", "가".repeat(80)]);
});

test("why nothing could be found is told in a sentence", async () => {
  const { search } = await api();
  const answer = await search("느린 곳", "jiyu");
  expect(codesOf(answer)).toEqual(["BUSY"]);
  expect(answer.errors?.[0]?.message).toBe("직접 적어 주세요.");
});

test("a short link is opened for a member; any other address, and a visitor, opens nothing", async () => {
  const { open, opened } = await api();
  expect((await open("https://naver.me/abc", "jiyu")).data.mapLinkPoint).toEqual(house.point);
  expect((await open("https://naver.me/none", "jiyu")).data.mapLinkPoint).toBeNull();
  expect(codesOf(await open("https://naver.me/abc"))).toEqual(["AUTH_REQUIRED"]);
  for (const link of [
    "http://naver.me/abc",
    "https://evil.example/abc",
    "http://169.254.169.254/abc",
    "https://user:pass@kko.to/abc",
    "https://kko.to:8080/abc",
    `https://kko.to/${"a".repeat(600)}`,
    "abc",
  ]) {
    expect((await open(link, "jiyu")).data.mapLinkPoint, link).toBeNull();
  }
  expect(opened).toEqual(["https://naver.me/abc", "https://naver.me/none"]);
});

test("nobody makes us ask others without end, and others go on meanwhile", async () => {
  const { search, open, searched, opened, refused } = await api();
  for (let tries = 0; tries < 61; tries += 1) await search(`곳 ${tries}`, "jiyu");
  expect(codesOf(await search("곳", "jiyu"))).toEqual(["RATE_LIMITED"]);
  expect(searched).toHaveLength(60);
  expect(codesOf(await search("곳", "minsu"))).toEqual([]);
  for (let tries = 0; tries < 30; tries += 1) await open(`https://kko.to/${tries}`, "jiyu");
  expect(codesOf(await open("https://kko.to/31", "jiyu"))).toEqual(["RATE_LIMITED"]);
  expect(opened).toHaveLength(30);
  expect(
    refused()
      .map(({ labels }) => labels.limit)
      .sort(),
  ).toEqual(["map-link", "place-search"]);
});
