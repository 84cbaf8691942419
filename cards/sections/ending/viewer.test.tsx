import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cardForTests, hostileWords, photoForTests } from "#cards/parts/card-for-tests.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { drawings } from "#cards/themes/drawings.tsx";
import { ending } from "./section.ts";
import { EndingViewer } from "./viewer.tsx";

function shown(content: Parameters<typeof EndingViewer>[0]["content"]): string {
  return renderToStaticMarkup(
    <DrawingsContext value={drawings.hanji}>
      <EndingViewer content={content} card={cardForTests} />
    </DrawingsContext>,
  );
}

test("the last words stand with the theme's seal, and no empty picture", () => {
  const html = shown({ photo: null, text: `고맙습니다.\n${hostileWords}` });
  expect(html).toContain("고맙습니다.");
  expect(html).toContain("<svg");
  expect(html).not.toMatch(/<script|<img|<figure/);
});

test("a picture alone brings no empty paragraph", () => {
  const html = shown({ photo: photoForTests("hands"), text: "  " });
  expect(html).toContain("/art/hands-800.webp");
  expect(html).not.toMatch(/<p[ >]/);
});

test("neither picture nor words say nothing", () => {
  expect(ending.isVisible({ photo: null, text: " " })).toBe(false);
});
