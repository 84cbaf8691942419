import { expect, test } from "vitest";
import type { fonts } from "#cards/themes/fonts.ts";
import { partFile } from "./fonts.ts";

/** As the package numbers its parts. */
const parts = Array.from({ length: 125 }, (_, part) => String(part));

async function partsWith(characters: string, font: keyof typeof fonts): Promise<string[]> {
  const found = await Promise.all(parts.map((part) => partFile(font, { weight: 400, part, characters })));
  return found.filter((file) => file !== null);
}

test("a part is cut only for characters that it has, whatever its style sheet promises", async () => {
  for (const font of ["gowun-batang", "nanum-myeongjo", "hahmlet", "song-myung", "gaegu"] as const)
    expect(await partsWith("故訃告", font), font).toEqual([]);
  expect((await partsWith("故", "noto-serif-kr")).length).toBeGreaterThan(0);
  expect((await partsWith("♥", "gowun-batang")).length).toBeGreaterThan(0);
  expect(await partsWith("뷁", "gaegu")).toEqual([]);
});
