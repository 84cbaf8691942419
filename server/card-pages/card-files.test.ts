import sharp from "sharp";
import { expect, test } from "vitest";
import type { CardContent } from "#cards/card.ts";
import { given, openForTests, serving, withSection } from "./pages-for-tests.ts";

openForTests();

test("a card has its fonts, with its own letters and no others, for as long as it says the same", async () => {
  const { open, pages } = serving();
  const id = await given();
  const html = await (await open(`/card/${id}`)).text();
  const [address = ""] = /\/card\/\w+\.gowun-batang-400\.woff2\?l=[\w-]+/.exec(html) ?? [];
  const font = await open(address);
  expect(font.headers.get("content-type")).toBe("font/woff2");
  expect(font.headers.get("cache-control")).toContain("immutable");
  const bytes = (await font.arrayBuffer()).byteLength;
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(80_000);
  const older = await open(address.replace(/l=.*/, "l=older"));
  expect(older.headers.get("cache-control")).not.toContain("immutable");
  await expect(open(`/card/${id}.comic-sans-400.woff2`)).rejects.toThrow();
  await expect(open(`/card/${id}.gowun-batang-950.woff2`)).rejects.toThrow();
  await pages.close();
});

test("a sign that a font has in a part of its own is cut out of that part", async () => {
  const { open, pages } = serving();
  const id = await given({}, withSection("cover", { subtitle: "故" }));
  const html = await (await open(`/card/${id}`)).text();
  const [address = ""] = /\/card\/\w+\.[a-z-]+-\d+-\d+\.woff2\?l=[\w-]+/.exec(html) ?? [];
  const font = await open(address);
  expect(font.headers.get("cache-control")).toContain("immutable");
  expect((await font.arrayBuffer()).byteLength).toBeLessThan(3_000);
  await expect(open(address.replace(/-\d+\.woff2/, "-999.woff2"))).rejects.toThrow();
  await pages.close();
});

test("a small line that its theme sets in capitals finds them in its font", async () => {
  const { open, pages } = serving();
  // The card's own address has letters by chance.
  const saying = (subtitle: string) => ({ ...withSection("cover", { subtitle }), hidden: ["share"] });
  const fontOf = async (content: CardContent) => {
    const html = await (await open(`/card/${await given({}, content)}`)).text();
    return /(?<=gowun-batang-400\.woff2\?l=)[\w-]+/.exec(html)?.[0];
  };
  const whole = await fontOf(saying("zxq ZXQ"));
  expect(whole).toBeDefined();
  expect(await fontOf(saying("zxq"))).toBe(whole);
  await pages.close();
});

test("a card has its day for the calendar, and a picture of 1200 × 630", async () => {
  const { open } = serving();
  const id = await given();
  const calendar = await open(`/card/${id}.ics`);
  expect(calendar.headers.get("content-type")).toContain("text/calendar");
  expect(await calendar.text()).toContain("SUMMARY:이도현 · 한서영");
  const picture = await open(`/card/${id}.png?v=1`);
  expect(picture.headers.get("cache-control")).toContain("immutable");
  const { format, width, height } = await sharp(await picture.arrayBuffer()).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
  expect((await open(`/card/${id}.png?v=9`)).headers.get("cache-control")).not.toContain("immutable");
});
