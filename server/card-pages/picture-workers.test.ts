import { afterAll, beforeAll, expect, test } from "vitest";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { Refusal } from "#domain/refusal.ts";
import { createLog } from "#server/log.ts";
import { createWorkers, type Workers } from "#server/workers/workers.ts";
import { openApp, type TestApp } from "#tests/app.ts";
import { createFontCutter } from "./cut-fonts.ts";

const [first, second] = samples.map(({ name }) => `/sample/greeting/${name}`);
const drawers = createWorkers();
const asked: string[] = [];
let gate = Promise.resolve();
/** Workers that count what they are asked for, and begin with it when they are told. */
const workers: Workers = {
  ...drawers,
  async run(name, prepare) {
    asked.push(name);
    await gate;
    return drawers.run(name, prepare);
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await openApp({ workers });
});
afterAll(() => app.close());

test("twenty who ask for one cold picture get one drawing, and others are answered meanwhile", async () => {
  asked.length = 0;
  const { promise, resolve: begin } = Promise.withResolvers<void>();
  gate = promise;
  const pictures = Array.from({ length: 20 }, () => app.fetch(`${first}.png`));
  expect((await app.fetch(`${second}`)).status).toBe(200);
  expect((await app.fetch("/-/ready")).status).toBe(200);
  begin();
  const answers = await Promise.all(pictures);
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(answers[19]?.headers.get("content-type")).toBe("image/png");
  expect((await app.fetch(`${first}.png`)).status).toBe(200);
  expect(asked).toEqual(["share-picture"]);
});

test("who would wait too long for a picture is told when to come back, and gets it then", async () => {
  const never = Promise.withResolvers<never>();
  const waiting: Promise<unknown>[] = [];
  for (;;) {
    try {
      drawers.refuseWhileFull("share-picture");
    } catch {
      break;
    }
    waiting.push(drawers.run("share-picture", () => never.promise).catch(() => "left"));
  }
  expect(waiting.length).toBeGreaterThan(20);
  const refused = await app.fetch(`${second}.png`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.json()).toMatchObject({
    code: "BUSY",
    message: "지금은 요청이 많습니다. 잠시 뒤에 다시 해 주세요.",
  });
  // A font has a line of its own, and so has the page.
  expect((await app.fetch(`${second}`)).status).toBe(200);
  expect(() => drawers.refuseWhileFull("cut-font")).not.toThrow();
  never.reject(new Error("They went away"));
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => "left"));
  expect((await app.fetch(`${second}.png`)).status).toBe(200);
});

test("a font that cannot be cut is told to the log, and one that has to wait is not", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const failing = (error: Error) =>
    createFontCutter({ log, workers: { ...drawers, run: () => Promise.reject(error) } });
  const face = { font: "gowun-batang", weight: 400, characters: "가" };
  expect(await failing(new Refusal("BUSY"))(face)).toBeNull();
  expect(lines).toEqual([]);
  expect(await failing(new Error("The font is damaged"))(face)).toBeNull();
  expect(lines).toEqual([expect.stringContaining("The font is damaged")]);
});
