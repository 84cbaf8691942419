import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fontNames, fonts } from "./fonts.ts";

const root = join(import.meta.dirname, "../..");
const need = createRequire(import.meta.url);
const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const licences = readFileSync(join(root, "docs/licences.md"), "utf8");

describe.each(fontNames)("the font %s", (name) => {
  const font = fonts[name];

  test("has a stylesheet for every weight that is used, under the name it is called by", () => {
    const family = font.family.match(/^"([^"]+)"/)?.[1];
    for (const { weight, css } of font.faces) {
      const rules = readFileSync(need.resolve(css), "utf8");
      expect(rules).toMatch(new RegExp(`font-family: '${family}'`));
      const [low, high = low] = (rules.match(/font-weight: ([\d ]+);/)?.[1] ?? "").split(" ").map(Number);
      expect(weight).toBeGreaterThanOrEqual(low ?? Number.POSITIVE_INFINITY);
      expect(weight).toBeLessThanOrEqual(high ?? 0);
    }
  });

  test("is cut to a card's letters only where no name is reserved for the whole", () => {
    const licence = readFileSync(need.resolve(`${font.package}/${licenceFile(font.package)}`), "utf8");
    const isReserved = /with Reserved Font Name/i.test(licence);
    for (const face of font.faces as readonly { whole?: string }[]) {
      if (isReserved) expect(face.whole).toBeUndefined();
      else if (face.whole) expect(readFileSync(need.resolve(face.whole)).length).toBeGreaterThan(100_000);
    }
  });

  test("comes from a package of ours under the Open Font License, and is listed as such", () => {
    expect(dependencies).toHaveProperty([font.package]);
    const licence = readFileSync(need.resolve(`${font.package}/${licenceFile(font.package)}`), "utf8");
    expect(licence).toMatch(/SIL Open Font License, Version 1\.1/i);
    expect(licences).toMatch(new RegExp(`\\| ${font.package} +\\| OFL-1\\.1 +\\|`));
  });
});

function licenceFile(from: string): string {
  return from === "pretendard" ? "dist/LICENSE.txt" : "LICENSE";
}
