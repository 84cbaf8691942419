import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { fonts } from "#cards/themes/fonts.ts";
import { fontFile, partFile } from "./fonts.ts";

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

test("a style sheet is sent packed to who takes it so, and says the same", async () => {
  const asked = (accepted: string) =>
    fontFile(
      new Request("http://goi.test/fonts/gowun-batang/400.css", { headers: { "accept-encoding": accepted } }),
    );
  const plain = await (await asked("identity")).text();
  const answer = await asked("gzip, deflate, br");
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  const sent = new Uint8Array(await answer.arrayBuffer());
  expect(sent.length).toBeLessThan(plain.length / 5);
  expect(brotliDecompressSync(sent).toString()).toBe(plain);
});
