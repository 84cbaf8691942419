import { Readable } from "node:stream";
import sharp from "sharp";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withMark } from "#cards/engine/print-mark.ts";
import type { Design } from "#cards/kinds/photo/document.ts";
import { printOf } from "#cards/kinds/photo/output/print.ts";
import { templates } from "#cards/kinds/photo/templates/templates.ts";
import type { Files } from "#server/ports.ts";
import { createWorkers } from "#server/workers/workers.ts";
import type { PrintForm } from "./forms.ts";
import { createPrinter } from "./printer.ts";

const clock = { now: () => new Date("2026-11-20T03:00:00Z") };
const noFile = () => Promise.reject(new Error("This test has no files"));
const files: Files = {
  uploadForm: noFile,
  write: noFile,
  stat: noFile,
  remove: noFile,
  read: async () => ({ type: "image/jpeg", size: 13, body: Readable.from([Buffer.from("not a picture")]) }),
};
const workers = createWorkers();
afterAll(() => workers.close());
const press = createPrinter({ files, clock, workers });

const POINTS_PER_MM = 72 / 25.4;
const art = { width: 1600, height: 1067, placeholder: "", caption: "", focus: { x: 0.5, y: 0.5 } };

/** A numbered ticket with a photo of ours, one that nobody can read any more, and a sticker that is gone. */
function ticket(): Design {
  const template = templates.find(({ name }) => name === "ticket");
  if (!template) throw new Error("There is no ticket");
  const { front, back, ...rest } = structuredClone(template.design);
  const [picture] = front.elements.flatMap((one) => (one.type === "photo" ? [one] : []));
  const [hat] = back.elements.flatMap((one) => (one.type === "sticker" ? [one] : []));
  if (!picture || !hat) throw new Error("A ticket has a photo and a sticker");
  picture.photo = { ...art, key: "art/birthday-cake" };
  const lost = { ...picture, id: "lost", photo: { ...art, key: `u/${"0".repeat(32)}` } };
  return {
    ...rest,
    name: "하늘이의 생일",
    number: { at: 1, of: 10 },
    front: { ...front, elements: [...front.elements, lost] },
    back: { ...back, elements: [...back.elements, { ...hat, id: "gone", name: "no-such-sticker" }] },
  };
}

function printed(form: PrintForm, { bleed = false } = {}): Promise<Uint8Array> {
  const cards = form === "numbered-pdf" || form === "sheet-pdf" ? "series" : "one";
  return press.draw({ print: printOf(ticket(), cards), form, bleed });
}

type Word = { text: string; x: number; y: number };

/** Every page's words, line by line and without spaces, as a reader finds them. */
async function read(pdf: Uint8Array): Promise<{ width: number; height: number; lines: Word[] }[]> {
  const document = await getDocumentProxy(Uint8Array.from(pdf));
  const pages = Array.from({ length: document.numPages }, async (_, at) => {
    const page = await document.getPage(at + 1);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const letters = items.flatMap((item) =>
      "str" in item && item.str.trim() !== ""
        ? [
            {
              text: item.str.replaceAll(" ", ""),
              x: item.transform[4] / POINTS_PER_MM,
              y: item.transform[5] / POINTS_PER_MM,
            },
          ]
        : [],
    );
    return { width: width / POINTS_PER_MM, height: height / POINTS_PER_MM, lines: letters };
  });
  return Promise.all(pages);
}

function textOf(page: { lines: Word[] } | undefined): string {
  return (page?.lines ?? []).map(({ text }) => text).join("");
}

/** What the file says about its pages, which readers of text do not ask for. */
function boxes(pdf: Uint8Array, name: "TrimBox" | "BleedBox"): number[][] {
  const source = Buffer.from(pdf).toString("latin1");
  return [...source.matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, "g"))].map(([, numbers = ""]) =>
    numbers
      .trim()
      .split(" ")
      .map((number) => Math.round((Number(number) / POINTS_PER_MM) * 100) / 100),
  );
}

describe("a card on two pages", () => {
  let pdf: Uint8Array;
  beforeAll(async () => {
    pdf = await printed("pdf");
  });

  test("is cut to 54 × 86 mm, with 3 mm printed around it and room for marks", async () => {
    const pages = await read(pdf);
    expect(pages).toHaveLength(2);
    expect(pages[0]?.width).toBeCloseTo(74, 1);
    expect(pages[0]?.height).toBeCloseTo(106, 1);
    expect(boxes(pdf, "TrimBox")).toEqual([
      [10, 10, 64, 96],
      [10, 10, 64, 96],
    ]);
    expect(boxes(pdf, "BleedBox")[0]).toEqual([7, 7, 67, 99]);
  });

  test("says what it says as text, in fonts that the file brings", async () => {
    const [front, back] = await read(pdf);
    expect(textOf(front)).toContain("생일입장권");
    expect(textOf(front)).toContain("No.01/10");
    expect(textOf(back)).toContain("소원은크게빕니다");
    const source = Buffer.from(pdf).toString("latin1");
    const fonts = source.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(fonts.length).toBeGreaterThan(1);
    expect(source.match(/\/FontFile[23]? /g)).toHaveLength(fonts.length);
  });

  test("shows the photo that can be read, and is printed without the one that cannot", () => {
    const source = Buffer.from(pdf).toString("latin1");
    expect(source.match(/\/Subtype \/Image/g)).toHaveLength(1);
    // Nine tenths of 40 mm at 300 dots to the inch, and not the 1,600 that are kept.
    const [, width = "0"] = /\/Width (\d+)/.exec(source) ?? [];
    expect(Number(width)).toBeGreaterThan(400);
    expect(Number(width)).toBeLessThan(800);
  });
});

test("a series has two pages for every number", async () => {
  const pages = await read(await printed("numbered-pdf"));
  expect(pages).toHaveLength(20);
  const fronts = pages.filter((_, at) => at % 2 === 0).map(textOf);
  fronts.forEach((words, at) => {
    expect(words).toContain(`No.${String(at + 1).padStart(2, "0")}/10`);
  });
});

test("on a sheet every back lies behind its front when the paper is turned sideways", async () => {
  const pages = await read(await printed("sheet-pdf"));
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
    Array.from({ length: 4 }, () => [210, 297]),
  );
  const [front, back, lastFront] = pages;
  expect(numbersInFirstRow(front)).toEqual(["01", "02", "03"]);
  expect(numbersInFirstRow(back)).toEqual(["03", "02", "01"]);
  expect(textOf(lastFront)).toContain("No.10/10");
});

/** From the left, those that stand highest; a reader may find a number in two pieces. */
function numbersInFirstRow(page: { lines: Word[] } | undefined): string[] {
  const lines = page?.lines ?? [];
  const top = Math.max(...lines.filter(({ text }) => text.endsWith("/10")).map(({ y }) => y));
  const row = lines.filter(({ y }) => Math.abs(top - y) < 1).sort((one, other) => one.x - other.x);
  const said = row.map(({ text }) => text).join("");
  return [...said.matchAll(/No\.(\d\d)\/10/g)].map(([, number = ""]) => number);
}

test("a picture has 300 dots to the inch, cut or with its bleed", async () => {
  const cut = await sharp(await printed("front-png")).metadata();
  expect(cut).toMatchObject({ format: "png", width: 638, height: 1016, density: 300 });
  const whole = await sharp(await printed("back-png", { bleed: true })).metadata();
  expect(whole).toMatchObject({ width: 709, height: 1087 });
});

test("what nobody paid for carries our mark on both sides, and a side that cards share stays one", async () => {
  const print = withMark(printOf(ticket(), "one"));
  const pages = await read(await press.draw({ print, form: "pdf", bleed: false }));
  expect(pages.map((page) => textOf(page).endsWith("고이"))).toEqual([true, true]);
  const [first] = print.cards;
  if (!first) throw new Error("There is no card");
  const [one, two] = withMark({ ...print, cards: [first, { ...first }] }).cards;
  expect(one?.front).toBe(two?.front);
});
