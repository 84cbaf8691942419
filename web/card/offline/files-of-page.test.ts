import { expect, test } from "vitest";
import { filesWorthKeeping, MOST_PHOTOS } from "./files-of-page.ts";

const origin = "https://goi.test";

test("scripts, styles and fonts come first, then what is drawn, then the first photos; nothing that was answered", () => {
  const files = filesWorthKeeping({
    origin,
    loaded: [
      `${origin}/assets/card-a.js`,
      `${origin}/media/u/seen-800.webp`,
      `${origin}/card/a.song-myung-400.woff2?l=x`,
      `${origin}/graphql`,
      `${origin}/config.json`,
      `${origin}/card/a`,
      "https://elsewhere.test/sdk.js",
    ],
    pictures: [
      `${origin}/media/u/one-400.webp`,
      `${origin}/assets/seal-a.svg`,
      `${origin}/art/hill-800.webp`,
    ],
  });
  expect(files).toEqual([
    "/assets/card-a.js",
    "/card/a.song-myung-400.woff2?l=x",
    "/assets/seal-a.svg",
    "/media/u/one-400.webp",
    "/art/hill-800.webp",
  ]);
});

test("of a gallery the first photos, each once", () => {
  const photos = Array.from({ length: 40 }, (_, index) => `/media/u/photo-${index % 30}-400.webp`);
  const files = filesWorthKeeping({ origin, loaded: [], pictures: photos });
  expect(files).toEqual(photos.slice(0, MOST_PHOTOS));
});
