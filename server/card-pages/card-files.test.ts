import { create } from "fontkit";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import { untilHeard } from "#server/event-bus-for-tests.ts";
import { database, given, openForTests, serving, withSection } from "./pages-for-tests.ts";

openForTests();

test("a card has its fonts, with its own characters and no others, for as long as it says the same", async () => {
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
  const id = await given({}, withSection("cover", { subtitle: "♥" }));
  const html = await (await open(`/card/${id}`)).text();
  const [address = ""] = /\/card\/\w+\.gowun-[a-z]+-\d+-\d+\.woff2\?l=[\w-]+/.exec(html) ?? [];
  const font = await open(address);
  expect(font.headers.get("cache-control")).toContain("immutable");
  expect((await font.arrayBuffer()).byteLength).toBeLessThan(3_000);
  await expect(open(address.replace(/-\d+\.woff2/, "-999.woff2"))).rejects.toThrow();
  await pages.close();
});

/** The rules of a page for signs: where they are cut out, and which are promised there. */
function signRules(html: string) {
  const rules = html.matchAll(
    /font-family:'([^']+)'[^}]*url\((\/card\/[^)]+)\)[^}]*unicode-range:([^}]+)\}/g,
  );
  return [...rules].map(([, family, address = "", ranges = ""]) => {
    const signs = ranges.split(",").flatMap((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split("-")
        .map((point) => Number.parseInt(point, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    });
    return { family, address, signs };
  });
}

test.each([
  ["sijeonji", "故告뷁"],
  ["sea", ""],
] as const)(
  "in %s every file of signs has those it promises; serifs have %s behind them",
  async (name, behind) => {
    const { open, pages } = serving();
    const content = withSection("cover", { subtitle: "故告뷁 ♥ 😀𠮷" });
    const id = await given({}, { ...content, theme: { name, choice: content.theme.choice } });
    const rules = signRules(await (await open(`/card/${id}`)).text());
    expect(rules.length).toBeGreaterThan(0);
    for (const { address, signs } of rules) {
      const font = create(new Uint8Array(await (await open(address)).arrayBuffer()));
      const missing = signs.filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
      expect(missing, address).toEqual([]);
    }
    const noto = rules.filter(({ family }) => family === "Noto Serif KR").flatMap(({ signs }) => signs);
    expect(noto).toEqual(expect.arrayContaining([...behind]));
    if (!behind) expect(noto).toEqual([]);
    await pages.close();
  },
);

test("a small line that its theme sets in capitals finds them in its font", async () => {
  const { open, pages } = serving();
  // The card's own address has characters by chance.
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

test("a card is drawn once for its page and all its fonts, until it says something else", async () => {
  const { open, events, drawings } = serving();
  await untilHeard(events);
  const id = await given();
  const font = `/card/${id}.gowun-batang-400.woff2`;
  const cold = await Promise.all(Array.from({ length: 20 }, () => open(font)));
  expect(cold.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await open(`/card/${id}`)).status).toBe(200);
  expect((await open(`/card/${id}.gowun-batang-700.woff2`)).status).toBe(200);
  expect(drawings()).toBe(1);
  await database.run("update cards set plan = 'basic' where id = $1", [id]);
  await events.caughtUp();
  expect((await open(font)).status).toBe(200);
  expect(drawings()).toBe(2);
});
