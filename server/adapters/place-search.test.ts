import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Refusal } from "#domain/refusal.ts";
import { readConfig } from "#server/config.ts";
import type { PlaceSearch } from "#server/ports.ts";
import { type PlaceMood, type PlaceServer, startPlaces } from "#tests/place-server.ts";
import { openPlaceSearch } from "./open.ts";
import { createJusoPlaces } from "./place-search-juso.ts";
import { createKakaoPlaces } from "./place-search-kakao.ts";

let server: PlaceServer;
beforeAll(async () => {
  server = await startPlaces();
});
afterAll(() => server.close());
beforeEach(() => server.feel("well"));

const adapters = { kakao: createKakaoPlaces, juso: createJusoPlaces };

async function refusalOf(search: PlaceSearch): Promise<Refusal> {
  const thrown = await search.find("고이하우스").catch((error: unknown) => error);
  if (!(thrown instanceof Refusal)) throw new Error(`It was not refused: ${thrown}`);
  return thrown;
}

describe.each(Object.entries(adapters))("%s", (name, create) => {
  const open = (settings: { key?: string; withinMs?: number } = {}) =>
    create({ key: server.key, apiUrl: server.origin, ...settings });

  test("finds a place by its name and by its road", async () => {
    for (const text of ["고이하우스 웨딩", "세종대로 110"]) {
      const [first, ...more] = await open().find(text);
      expect(first, text).toMatchObject({ address: "서울 중구 세종대로 110" });
      expect(more, text).toEqual([]);
    }
    expect((await open().find("고이하우스")).map((place) => place.name)).toEqual([
      "고이하우스 웨딩홀",
      "고이하우스 부산",
    ]);
    expect(open().name).toBe(name);
  });

  test("a place without a road is told by its parcel", async () => {
    expect(await open().find("고이하우스 부산")).toMatchObject([{ address: "부산 해운대구 우동 1408" }]);
  });

  test("finds nothing where there is nothing, and for words that nobody can look for", async () => {
    expect(await open().find("없는 곳")).toEqual([]);
    expect(await open().find("%")).toEqual([]);
    server.feel("empty");
    expect(await open().find("고이하우스")).toEqual([]);
  });

  test.each<PlaceMood>(["failing", "garbled", "strange", "endless"])(
    "that answers %s is told in a sentence that lets its maker go on, and the cause is kept",
    async (mood) => {
      server.feel(mood);
      const refusal = await refusalOf(open());
      expect(refusal.code).toBe("BUSY");
      expect(refusal.message).toBe("지금은 주소를 찾지 못했습니다. 직접 적어 주세요.");
      expect(refusal.cause).toBeInstanceOf(Error);
    },
  );

  test("that does not answer is not waited for", async () => {
    server.feel("silent");
    expect((await refusalOf(open({ withinMs: 50 }))).code).toBe("BUSY");
  });

  test("that does not know our key says so to nobody but the log", async () => {
    const refusal = await refusalOf(open({ key: "another key" }));
    expect(refusal.message).not.toMatch(/키|key/i);
    expect(String(refusal.cause)).toMatch(/401|E0001/);
    expect(String(refusal.cause)).not.toContain("another key");
  });
});

test("Kakao says where a place stands, the government does not", async () => {
  const [kakao, juso] = Object.values(adapters).map((create) =>
    create({ key: server.key, apiUrl: server.origin }),
  );
  const point = { latitude: 37.566612, longitude: 126.977969 };
  expect(await kakao?.find("고이하우스 웨딩홀")).toMatchObject([{ point }]);
  expect(await juso?.find("고이하우스 웨딩홀")).toMatchObject([{ point: null }]);
});

test("what is configured is asked, Kakao first, and without a key nobody", async () => {
  const opened = (env: Record<string, string>) => openPlaceSearch({ config: readConfig(env) });
  expect(opened({ ...server.env.kakao, ...server.env.juso }).name).toBe("kakao");
  expect(opened(server.env.juso).name).toBe("juso");
  expect(opened({}).name).toBe("none");
  server.asked.length = 0;
  expect(await opened({}).find("고이하우스")).toEqual([]);
  expect(server.asked).toEqual([]);
});
