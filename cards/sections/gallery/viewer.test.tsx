import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { cardForTests, hostileWords, photoForTests } from "#cards/parts/card-for-tests.ts";
import { type GalleryLayout, gallery, galleryLayouts } from "./section.ts";
import { GalleryViewer } from "./viewer.tsx";

const layouts = Object.keys(galleryLayouts) as GalleryLayout[];

function shown({ layout, count }: { layout: GalleryLayout; count: number }): string {
  const photos = Array.from({ length: count }, (_, index) =>
    photoForTests(`p${index}`, {
      width: 1600,
      height: 900 + index * 7,
      caption: index === 0 ? "첫 만남" : "",
    }),
  );
  return renderToStaticMarkup(
    <GalleryViewer content={{ title: "우리의 순간", layout, photos }} card={cardForTests} />,
  );
}

describe.each(layouts)("%s", (layout) => {
  test.each([1, 2, 3, 7, 60])("with %i photos each is a named, lazy link to its large version", (count) => {
    const html = shown({ layout, count });
    const links = html.match(/<a [^>]*>/g) ?? [];
    expect(links).toHaveLength(count);
    for (let index = 0; index < count; index++) expect(html).toContain(`href="/art/p${index}-1600.webp"`);
    expect(html.match(/loading="lazy"/g)).toHaveLength(count);
    expect(html.match(/ sizes="[^"]+"/g)).toHaveLength(count);
    expect(links.every((link) => /aspect-ratio:\d/.test(link))).toBe(true);
    expect(html).toContain('alt="첫 만남"');
    expect(html).not.toContain('alt=""');
  });
});

test("of sixty photos the first stand open and the rest can be unfolded without a script", () => {
  expect(shown({ layout: "grid", count: 60 })).toMatch(
    /<details[^>]*><summary[^>]*>사진 47장 더 보기<\/summary>/,
  );
  expect(shown({ layout: "grid", count: 16 })).not.toContain("<details");
});

test("a caption is shown as it was typed", () => {
  const photos = [photoForTests("a", { caption: hostileWords })];
  const html = renderToStaticMarkup(
    <GalleryViewer content={{ title: hostileWords, layout: "grid", photos }} card={cardForTests} />,
  );
  expect(html).not.toMatch(/<script|onerror="/);
});

test("the sixty-first photo is refused", () => {
  const of = (count: number) =>
    gallery.content.safeParse({
      title: "",
      layout: "grid",
      photos: Array.from({ length: count }, (_, index) => photoForTests(`p${index}`)),
    });
  expect(of(60).success).toBe(true);
  expect(of(61).error?.issues[0]?.message).toBe("사진은 60장까지 담을 수 있습니다.");
});
