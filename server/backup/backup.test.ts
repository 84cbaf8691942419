import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { backup } from "./backup.ts";
import {
  backedUp,
  filesIn,
  type Opened,
  openPlace,
  type Place,
  restored,
  scratch,
  sorts,
  tablesOf,
} from "./backup-for-tests.ts";
import { readManifest } from "./manifest.ts";

async function opened(place: Place): Promise<Opened> {
  const it = await openPlace(place);
  onTestFinished(() => it.database.close());
  return it;
}

/** Writes a file and, in one transaction, two rows that name it, until it is told to end. */
function writeOn({ database, files }: Opened) {
  const written: string[] = [];
  let isEnded = false;
  const heard: (() => void)[] = [];
  async function write(writer: number) {
    for (let count = 0; !isEnded; count += 1) {
      const name = `${writer}-${count}`;
      await files.write({ key: `u/${name}`, type: "image/webp", body: Buffer.from(`photo ${name}`) });
      await database.run(
        `insert into keys select half || '${name}', 'api', repeat('x', 500), now(), now() from unnest(array['a', 'b']) as half`,
      );
      written.push(name);
      for (const hear of heard) hear();
    }
  }
  const ended = Promise.all([1, 2, 3, 4].map(write));
  return {
    written,
    /** Until so many are acknowledged. */
    reach: (count: number) =>
      new Promise<void>((resolve) => heard.push(() => written.length >= count && resolve())),
    async end() {
      isEnded = true;
      await ended;
    },
  };
}

const namesIn = async ({ database }: Opened, half: "a" | "b") =>
  (await database.run(`select substr(id, 2) as name from keys where id like '${half}%' order by 1`)).rows.map(
    ({ name }) => String(name),
  );

describe.each(sorts)("a backup of what is kept $name", (sort) => {
  /** One backup that many tests spoil, each its own copy. */
  let made: string;
  beforeAll(async () => {
    const place = await sort.filled();
    const app = await openPlace(place);
    await app.files.write({ key: "u/one", type: "image/webp", body: Buffer.alloc(3_000) });
    made = await backedUp(place, app);
    await app.database.close();
  });

  function copied(): string {
    const folder = join(scratch(), "backup");
    cpSync(made, folder, { recursive: true });
    return folder;
  }

  test("made while guests write holds all that was acknowledged before, and nothing by halves", async () => {
    const place = await sort.filled();
    const app = await openPlace(place);
    const writers = writeOn(app);
    await writers.reach(40);
    const before = [...writers.written];
    const folder = await backedUp(place, app);
    await writers.end();
    await app.database.close();
    rmSync(place.config.dataDir, { recursive: true });

    const target = await sort.empty();
    await restored(folder, target);
    const again = await opened(target);
    const [a, b] = [await namesIn(again, "a"), await namesIn(again, "b")];
    expect(a).toEqual(b);
    expect(a).toEqual(expect.arrayContaining(before));
    const { rows } = await readManifest(folder);
    expect(rows["public.keys"]).toBe(2 * a.length);
    for (const name of a) {
      const file = await again.files.read(`u/${name}`);
      expect(String(file && (await buffer(file.body)))).toBe(`photo ${name}`);
    }
  });

  test("brings back every table, file and the secret as they were", async () => {
    const place = await sort.filled();
    const app = await openPlace(place);
    await app.database.run("insert into keys values ('고이', 'api', e'한 줄\\n두 줄', now(), now())");
    await app.files.write({ key: "u/one", type: "image/webp", body: Buffer.alloc(3_000_000, "고이") });
    const tables = await tablesOf(app.database);
    const files = filesIn(join(place.config.dataDir, "files"));
    const folder = await backedUp(place, app);
    await app.database.close();

    expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
    const target = await sort.empty();
    await restored(folder, target);
    const again = await opened(target);
    expect(await tablesOf(again.database)).toEqual(tables);
    expect(filesIn(join(target.config.dataDir, "files"))).toEqual(files);
    const secretOf = ({ config }: Place) => readFileSync(join(config.dataDir, "secret"), "utf8");
    expect(secretOf(target)).toBe(secretOf(place));
    expect(existsSync(join(target.config.dataDir, "restoring"))).toBe(false);
  });

  test("leaves IDENTITY_SECRET where it is, and says so", async () => {
    const place = await sort.filled();
    const config = { ...place.config, identitySecret: "of the environment, 32 characters" };
    const app = await opened(place);
    const folder = await backedUp({ ...place, config }, app);
    expect(existsSync(join(folder, "secret"))).toBe(false);
    expect((await readManifest(folder)).secret).toBe("IDENTITY_SECRET");
  });

  test.each(["database", "files", "secret", "manifest.json"])(
    "with another byte in its %s is refused before anything is written",
    async (part) => {
      const folder = copied();
      const [file] = Object.keys(filesIn(folder)).filter(
        (name) => name.startsWith(part) && statSync(join(folder, name)).size > 0,
      );
      const bytes = readFileSync(join(folder, String(file)));
      bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
      writeFileSync(join(folder, String(file)), bytes);

      const target = await sort.empty();
      await expect(restored(folder, target)).rejects.toThrow(
        /The backup in .* is damaged: .* is not as it was written/,
      );
      await expectUntouched(target);
    },
  );

  test("without a file of its own is refused, too", async () => {
    const folder = copied();
    rmSync(join(folder, "secret"));
    const target = await sort.empty();
    await expect(restored(folder, target)).rejects.toThrow(/is damaged: secret cannot be read/);
    await expectUntouched(target);
  });

  test("of a newer version is refused", async () => {
    const place = await sort.filled();
    const app = await opened(place);
    await app.database.run("insert into migrations (hash) values ('of the future')");
    const target = await sort.empty();
    await expect(restored(await backedUp(place, app), target)).rejects.toThrow(
      /was made by a newer version of 고이 .* restore it with that one/,
    );
    await expectUntouched(target);
  });

  test("is not restored where something is", async () => {
    const folder = copied();
    const target = await sort.empty();
    writeFileSync(join(target.config.dataDir, "letter.txt"), "");
    await expect(restored(folder, target)).rejects.toThrow(/is not empty \(it holds letter.txt\)/);
    rmSync(join(target.config.dataDir, "letter.txt"));
    if (target.config.databaseUrl) {
      const { database } = await opened(target);
      await database.run("create table letters ()");
      await expect(restored(folder, target)).rejects.toThrow(/is not empty \(it has public.letters\)/);
      expect(filesIn(target.config.dataDir)).toEqual({});
    }
  });

  test("without its manifest is none, and neither is a folder that never was one", async () => {
    const folder = copied();
    rmSync(join(folder, "manifest.json"));
    const target = await sort.empty();
    for (const wrong of [folder, scratch(), join(scratch(), "nothing")]) {
      await expect(restored(wrong, target)).rejects.toThrow(/is not a backup: it has no manifest.json/);
    }
    await expectUntouched(target);
  });

  test("is made in a folder of its own, outside the data", async () => {
    const place = await sort.filled();
    const app = await opened(place);
    const folder = copied();
    const before = filesIn(folder);
    const into = (folder: string) =>
      backup({ config: place.config, folder, clock: { now: () => new Date() }, source: app.source });
    await expect(into(folder)).rejects.toThrow(/is not empty; a backup is made in a folder of its own/);
    expect(filesIn(folder)).toEqual(before);
    await expect(into(join(place.config.dataDir, "backup"))).rejects.toThrow(/lies in DATA_DIR/);
  });

  test("takes a folder that another is just beginning in from nobody", async () => {
    const place = await sort.filled();
    const app = await opened(place);
    const folder = join(scratch(), "backup");
    const into = () =>
      backup({ config: place.config, folder, clock: { now: () => new Date() }, source: app.source });
    const made = await Promise.allSettled([into(), into()]);
    expect(made.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = made.find((it) => it.status === "rejected");
    expect(String(refused?.reason)).toMatch(/is not empty; a backup is made in a folder of its own/);
    await restored(folder, await sort.empty());
  });
});

/** Neither a file nor a table. */
async function expectUntouched(target: Place): Promise<void> {
  expect(filesIn(target.config.dataDir)).toEqual({});
  if (!target.config.databaseUrl) return;
  const { database } = await opened(target);
  expect(await tablesOf(database)).toEqual({});
}

describe("an embedded database that no app has open", () => {
  const embedded = sorts[0];
  if (!embedded) throw new Error("There is always an embedded database");

  test("is backed up as its process left it, without being touched", async () => {
    const running = await embedded.filled();
    const app = await opened(running);
    await app.database.run("insert into keys values ('last', 'api', 'x', now(), now())");
    // As a process that was killed leaves it: what was written last is in the log only.
    const left = await embedded.empty();
    cpSync(running.config.dataDir, left.config.dataDir, { recursive: true });
    const before = filesIn(join(left.config.dataDir, "database"));
    const folder = await backedUp(left);
    expect(filesIn(join(left.config.dataDir, "database"))).toEqual(before);

    const target = await embedded.empty();
    await restored(folder, target);
    const again = await opened(target);
    expect(await namesIn(again, "a")).toEqual([]);
    expect((await again.database.run("select id from keys")).rows).toEqual([{ id: "last" }]);
  });

  test("must be there", async () => {
    const place = await embedded.empty();
    await expect(backedUp(place)).rejects.toThrow(
      /There is nothing to back up: DATA_DIR=.* holds no database/,
    );
    expect(filesIn(place.config.dataDir)).toEqual({});
  });
});
