import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Photo } from "#cards/engine/photo.ts";
import { PhotoProblem } from "#web/photos/photo-problem.ts";
import type { sendPhoto } from "#web/photos/send-photo.ts";
import { cutFocus } from "./cut-focus.ts";
import type { FileKeeper, KeptFile } from "./file-storage.ts";
import { createPhotoStore } from "./photo-store.ts";

const path = "gallery.photos";
const made = new Set<string>();
beforeEach(() => {
  made.clear();
  let count = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    count += 1;
    made.add(`blob:${count}`);
    return `blob:${count}`;
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void made.delete(address));
});
afterEach(() => vi.restoreAllMocks());

const file = (name: string) => new File(["a photo"], name, { type: "image/jpeg" });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A device that keeps files as long as the test says so. */
function createDevice() {
  const kept = new Map<string, KeptFile>();
  const keeper: FileKeeper = {
    async keep(file) {
      kept.set(file.id, file);
      return true;
    },
    forget: (id) => void kept.delete(id),
    adopt: async () => [...kept.values()],
  };
  return { keeper, names: () => [...kept.values()].map(({ file }) => file.name) };
}

/** A store whose photos arrive or fail when the test says so. */
function openStore({ keeper } = createDevice()) {
  const under = new Map<string, PromiseWithResolvers<void> & Parameters<typeof sendPhoto>[0]>();
  const arrived: string[] = [];
  const photos = createPhotoStore({
    card: "card",
    keeper,
    way: {
      prepare: () => Promise.reject(new Error("not asked")),
      finish: () => Promise.reject(new Error("not asked")),
      cut: async ({ key }) => ({ key: `${key}-cut`, width: 100, height: 50, placeholder: "" }),
    },
    shrink: async (shrunk) => ({ body: new Blob([shrunk.name]), preview: new Blob() }),
    async send(sending) {
      const name = await sending.body.text();
      const deferred = Promise.withResolvers<void>();
      under.set(name, { ...deferred, ...sending });
      sending.signal.addEventListener("abort", () => deferred.reject(sending.signal.reason));
      await deferred.promise;
      return { key: `u/${name}`, width: 40, height: 30, placeholder: "" };
    },
  });
  return {
    photos,
    arrived,
    under,
    take(...names: string[]) {
      const files = names.map(file);
      photos.takePhotos({ path, files, arrived: ({ key }) => arrived.push(key) });
      return settled();
    },
    async arrive(name: string) {
      under.get(name)?.resolve();
      await settled();
    },
    async fail(name: string, problem: PhotoProblem) {
      under.get(name)?.reject(problem);
      await settled();
    },
    idOf: (name: string) => photos.coming(path).find((photo) => photo.name === name)?.id ?? "",
  };
}

describe("photos that were chosen", () => {
  test("are seen at once, and each tells how far it is", async () => {
    const { photos, take, under } = openStore();
    const taken = take("a", "b");
    expect(photos.coming(path)).toMatchObject([
      { name: "a", preview: "blob:1", progress: null, problem: null },
      { name: "b", preview: "blob:2", progress: null, problem: null },
    ]);
    await taken;
    under.get("a")?.onProgress(0.5);
    expect(photos.coming(path)[0]?.progress).toBe(0.48);
    expect(photos.coming("cover.photos")).toEqual([]);
  });

  test("arrive in the order they were chosen, however they travel", async () => {
    const { take, arrive, arrived, photos } = openStore();
    await take("a", "b", "c");
    await arrive("c");
    await arrive("b");
    expect(arrived).toEqual([]);
    await arrive("a");
    expect(arrived).toEqual(["u/a", "u/b", "u/c"]);
    expect(photos.coming(path)).toEqual([]);
    expect(made.size).toBe(0);
  });

  test("travel three at a time", async () => {
    const { take, arrive, under } = openStore();
    await take("a", "b", "c", "d", "e");
    expect([...under.keys()]).toEqual(["a", "b", "c"]);
    await arrive("b");
    expect([...under.keys()]).toEqual(["a", "b", "c", "d"]);
  });

  test("do not wait for one that was refused, which says why", async () => {
    const { take, arrive, fail, arrived, photos } = openStore();
    await take("a", "b");
    await arrive("b");
    await fail("a", new PhotoProblem("받을 수 없는 파일 형식입니다.", { canRetry: false }));
    expect(arrived).toEqual(["u/b"]);
    expect(photos.coming(path)).toMatchObject([
      { name: "a", problem: "받을 수 없는 파일 형식입니다.", canRetry: false },
    ]);
  });

  test("that failed can be tried again", async () => {
    const { take, arrive, fail, arrived, photos, idOf, under } = openStore();
    await take("a");
    await fail("a", new PhotoProblem("연결이 고르지 않습니다.", { canRetry: true }));
    under.clear();
    photos.retryPhoto(idOf("a"));
    expect(photos.coming(path)).toMatchObject([{ problem: null }]);
    await settled();
    await arrive("a");
    expect(arrived).toEqual(["u/a"]);
  });

  test("can be taken back, which holds nobody up", async () => {
    const { take, arrive, arrived, photos, idOf, under } = openStore();
    await take("a", "b");
    await arrive("b");
    photos.forgetPhoto(idOf("a"));
    expect(under.get("a")?.signal.aborted).toBe(true);
    expect(arrived).toEqual(["u/b"]);
    await settled();
    expect(photos.coming(path)).toEqual([]);
    expect(made.size).toBe(0);
  });

  test("all end with the page", async () => {
    const { take, photos, under, arrived } = openStore();
    await take("a", "b", "c", "d");
    photos.close();
    await settled();
    expect([...under.values()].every(({ signal }) => signal.aborted)).toBe(true);
    expect([...under.keys()]).toEqual(["a", "b", "c"]);
    expect([arrived, photos.coming(path), made.size]).toEqual([[], [], 0]);
  });
});

describe("a page that is gone before its photos arrived", () => {
  const unusable = new PhotoProblem("받을 수 없는 파일 형식입니다.", { canRetry: false });

  test("leaves them on the device, and the next one goes on where each was chosen", async () => {
    const device = createDevice();
    const before = openStore(device);
    await before.take("a", "b", "c");
    await before.arrive("a");
    before.photos.close();
    expect(device.names()).toEqual(["b", "c"]);

    const after = openStore(device);
    const arrived: string[] = [];
    await after.photos.resume((at, { key }) => arrived.push(`${at} ${key}`));
    expect(after.photos.coming(path)).toMatchObject([{ name: "b" }, { name: "c" }]);
    await settled();
    await after.arrive("c");
    await after.arrive("b");
    expect(arrived).toEqual([`${path} u/b`, `${path} u/c`]);
    expect(device.names()).toEqual([]);
  });

  test("leaves nothing of what was taken back or cannot be taken", async () => {
    const device = createDevice();
    const { take, fail, photos, idOf } = openStore(device);
    await take("a", "b");
    photos.forgetPhoto(idOf("a"));
    await fail("b", unusable);
    expect(device.names()).toEqual([]);
  });

  test("that comes back to its card does not send anything twice", async () => {
    const device = createDevice();
    const { take, photos } = openStore(device);
    await take("a");
    await photos.resume(() => undefined);
    expect(photos.coming(path)).toHaveLength(1);
  });
});

describe("a photo that is cut", () => {
  const photo: Photo = {
    key: "u/a",
    width: 200,
    height: 100,
    placeholder: "",
    caption: "제주에서",
    focus: { x: 0.25, y: 0.5 },
  };

  test("keeps its caption and what was in focus", async () => {
    const { photos } = openStore();
    const cut = await photos.cutPhoto({ photo, area: { x: 0, y: 0, width: 100, height: 50 }, turn: 0 });
    expect(cut).toMatchObject({ key: "u/a-cut", width: 100, caption: "제주에서", focus: { x: 0.5, y: 1 } });
  });

  test.each([
    [90, { x: 0.5, y: 0.25 }],
    [180, { x: 0.75, y: 0.5 }],
    [270, { x: 0.5, y: 0.75 }],
  ] as const)("turned by %s degrees looks at the same spot", (turn, focus) => {
    const sideways = turn !== 180;
    const area = { x: 0, y: 0, width: sideways ? 100 : 200, height: sideways ? 200 : 100 };
    expect(cutFocus(photo, { area, turn })).toEqual(focus);
  });
});
