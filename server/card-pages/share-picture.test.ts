import { create } from "fontkit";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import { cardPage } from "#cards/engine/page.ts";
import { art } from "#cards/engine/read-samples.ts";
import { greeting } from "#cards/kinds/greeting/kind.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { bodyFonts, type FontName, headingFonts } from "#cards/themes/fonts.ts";
import { lookOf } from "#cards/themes/look.ts";
import { themeNames } from "#cards/themes/themes.ts";
import type { Files } from "#server/ports.ts";
import { createWorkers } from "#server/workers/workers.ts";
import { wordsAndFonts } from "./draw-share-picture.ts";
import { drawable, eachOnce, type Font, pictureFontsFor } from "./picture-fonts.ts";
import { createSharePictures } from "./share-picture.ts";

const noFile = () => Promise.reject(new Error("This test has no files"));
const files: Files = { uploadForm: noFile, write: noFile, stat: noFile, read: noFile, remove: noFile };

const workers = createWorkers();
afterAll(() => workers.close());
const sharePicture = createSharePictures({ files, workers });

/** Everyday words, one Hanja, and a syllable that small fonts lack. */
const place = { name: "더채플앳청담 3층 커티지홀 뷁", address: "" };
const card = { title: "故 이도현 ♥ 한서영 뷁", dayLine: "2027. 05. 22 · SAT 1:00 PM", when: null, place };

const opened = new Map<Font["name"], ReturnType<typeof create>>();
function isIn({ name, data }: Font, character: string): boolean {
  const font = opened.get(name) ?? create(data);
  opened.set(name, font);
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** Of the characters, those for which the drawer would find no glyph under the names of this line. */
function boxesIn(text: string, { line, given }: { line: Font[]; given: Font[] }): string[] {
  const found = line.map(({ name }) => given.filter((font) => font.name === name));
  for (const one of found) expect(one).toHaveLength(1);
  return [...text.replaceAll(" ", "")].filter(
    (character) => !found.flat().some((font) => isIn(font, character)),
  );
}

async function expectNoBoxes(fonts: { heading: FontName; body: FontName }): Promise<void> {
  const { words, heading, body } = await wordsAndFonts(card, fonts);
  expect(words).toEqual({ title: card.title, day: card.dayLine, place: place.name });
  const given = eachOnce(heading, body);
  expect(boxesIn(words.title, { line: heading, given })).toEqual([]);
  expect(boxesIn(words.day + words.place, { line: body, given })).toEqual([]);
}

describe("every character of a share picture has a glyph", () => {
  test.each(headingFonts)("with %s over any body font", async (heading) => {
    for (const body of bodyFonts) await expectNoBoxes({ heading, body });
  });

  test("in every theme, set in its own fonts", async () => {
    for (const name of themeNames) await expectNoBoxes(lookOf({ ...startCard(greeting).theme, name }).fonts);
  });

  test("and comes out of the font that is wished, where that has it", async () => {
    for (const name of new Set([...headingFonts, ...bodyFonts])) {
      const [first] = await pictureFontsFor(name, { text: "고이", weight: 400 });
      expect(first?.name.toLowerCase()).toContain(name);
    }
  });
});

describe("what no font has is left out", () => {
  const drawn = async (text: string) =>
    drawable(text, await pictureFontsFor("gowun-dodum", { text, weight: 400 }));

  test.each([
    ["민수💕은지", "민수 은지"],
    ["💐 우리 결혼해요 🎉", "우리 결혼해요"],
    ["축하해 주세요👨‍👩‍👧!", "축하해 주세요!"],
    ["민수 ❤️ 은지", "민수 ♥ 은지"],
    ["故 金漢結", "故 金漢結"],
    ["더채플".normalize("NFD"), "더채플"],
    ["두 줄\n그대로", "두 줄\n그대로"],
  ])("%s is drawn as %s", async (typed, seen) => expect(await drawn(typed)).toBe(seen));
});

test("one font for heading and body draws both as well as two fonts do", async () => {
  const [alone, otherBody, otherHeading] = await Promise.all([
    picture({ headingFont: "gowun-dodum", bodyFont: "gowun-dodum" }),
    picture({ headingFont: "gowun-dodum", bodyFont: "hahmlet" }),
    picture({ headingFont: "hahmlet", bodyFont: "gowun-dodum" }),
  ]);
  expect(alone.title.equals(otherBody.title)).toBe(true);
  expect(alone.place.equals(otherHeading.place)).toBe(true);
  expect(alone.place.equals(otherBody.place)).toBe(false);
});

test("a photo that its maker chose for the link fills the picture, whatever else the card shows", async () => {
  const own = { ...content.sections.share, thumbnail: art("sea-horizon") };
  const corner = async (sections: CardContent["sections"]) => {
    const page = pageWith(
      { ...content, sections: { ...content.sections, ...sections } },
      JSON.stringify(sections),
    );
    const png = await sharePicture({ page, contentVersion: "2" });
    return sharp(png).extract({ left: 1140, top: 0, width: 60, height: 60 }).raw().toBuffer();
  };
  const cover = { ...content.sections.cover, photos: [art("hanok-door")] };
  const paper = await corner({});
  expect(paper.equals(await corner({ cover }))).toBe(true);
  expect(paper.equals(await corner({ cover, share: own }))).toBe(false);
});

const content = samples[0]?.content as CardContent;

function pageWith(shown: CardContent, id: string) {
  return cardPage({
    kind: greeting,
    content: shown,
    id,
    address: "https://goi.test/card/a",
    today: "2027-06-05",
    now: "2027-06-05T03:00:00Z",
    isTrial: false,
    kakaoKey: null,
  });
}

/** The title, and the lines under it, as pixels. */
async function picture(choice: { headingFont: FontName; bodyFont: FontName }) {
  const page = pageWith(
    { ...content, theme: { name: "sea", choice: { ...content.theme.choice, ...choice } } },
    Object.values(choice).join(" "),
  );
  const png = await sharePicture({ page: { ...page, card: { ...page.card, ...card } }, contentVersion: "1" });
  const strip = (top: number, height: number) =>
    sharp(png).extract({ left: 560, top, width: 640, height }).raw().toBuffer();
  return { title: await strip(200, 120), place: await strip(330, 110) };
}
