import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import { cardPage } from "#cards/engine/page.ts";
import { thanks } from "#cards/kinds/thanks/kind.ts";
import { samples } from "#cards/kinds/thanks/samples.ts";
import { lookOf } from "#cards/themes/look.ts";
import type { Files } from "#server/ports.ts";
import { createWorkers } from "#server/workers/workers.ts";
import { createKeepsakes } from "./keepsake-picture.ts";

const clock = { now: () => new Date("2027-06-05T03:00:00Z") };
const noFile = () => Promise.reject(new Error("This test has no files"));
const files: Files = { uploadForm: noFile, write: noFile, stat: noFile, read: noFile, remove: noFile };
const plain = samples.find(({ name }) => name === "after-funeral")?.content as CardContent;

function saying(fields: object): CardContent {
  return { ...plain, sections: { ...plain.sections, letter: { ...plain.sections.letter, ...fields } } };
}

let cards = 0;

async function picture(content: CardContent, { search = "", id = `card-${cards++}`, by = "1.2.3.4" } = {}) {
  const page = cardPage({
    kind: thanks,
    content,
    id,
    address: `https://goi.test/thanks/${id}`,
    version: 1,
    today: "2027-06-05",
    now: clock.now().toISOString(),
    isTrial: false,
    kakaoKey: null,
  });
  const png = await keepsakes({ page, keepsake: thanks.keepsake(page, search), ip: by });
  return { ...(await sharp(png).metadata()), print: createHash("sha256").update(png).digest("hex") };
}

const workers = createWorkers();
afterAll(() => workers.close());
const keepsakes = createKeepsakes({ files, clock, workers });
const named = (name: string) => `?to=${encodeURIComponent(name)}`;

test("a letter is kept whole, however long it is, at a width that a phone shows sharp", async () => {
  const short = await picture(saying({ body: "고맙습니다." }));
  const long = await picture(saying({ body: "가나다라마바사아자차카타\n".repeat(76) }));
  expect(short).toMatchObject({ format: "png", width: 1080 });
  expect(long.width).toBe(1080);
  expect(long.height - short.height).toBeGreaterThan(75 * 80);
});

test("it calls its reader by name, and what is no name changes nothing", async () => {
  const [everybody, haneul, markup] = await Promise.all([
    picture(plain, { id: "a" }),
    picture(plain, { id: "b", search: named("김하늘") }),
    picture(plain, { id: "c", search: named("<script>alert(1)</script>") }),
  ]);
  expect(haneul.print).not.toBe(everybody.print);
  expect(markup.print).toBe(everybody.print);
});

test("who asks for one name after the other is asked to wait; what was drawn is still given", async () => {
  const [by, id] = ["5.6.7.8", "flooded"];
  const first = await picture(plain, { id, by });
  const short = createKeepsakes({ files, clock, workers });
  const page = { card: { id, version: 1 }, look: lookOf(plain.theme) } as never;
  const nothing = { width: 10, box: { style: { width: 10, height: 10 } } };
  const asked = Array.from({ length: 61 }, (_, index) =>
    short({ page, keepsake: { ...nothing, personal: `${index}` }, ip: by }).then(
      () => "drawn",
      ({ code }) => code as string,
    ),
  );
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["drawn", "BUSY", "RATE_LIMITED"]));
  expect((await picture(plain, { id, by })).print).toBe(first.print);
});
