import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readSection } from "#cards/engine/card.ts";
import { cardForTests } from "#cards/parts/card-for-tests.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { drawings } from "#cards/themes/drawings.tsx";
import { OpeningScreen } from "./opening-screen.tsx";
import { opensByTap } from "./opens-by-tap.ts";
import { music } from "./section.ts";
import { MusicViewer } from "./viewer.tsx";

const file = { from: "file", key: "u/a1/song", type: "mp3", seconds: 192, label: "봄날의 왈츠" } as const;
const withSource = (source: typeof music.empty.source) => ({ ...music.empty, source });

test("no music and a track that no longer exists say nothing, and stay readable", () => {
  for (const source of [{ from: "none" } as const, { from: "track", name: "gone-long-ago" } as const]) {
    expect(music.isVisible(music.content.parse(withSource(source)))).toBe(false);
  }
  expect(music.isVisible(music.content.parse(withSource(file)))).toBe(true);
});

test("cards from before there were files, a beginning and an opening are read as they sounded", () => {
  const { type: _type, seconds: _seconds, ...older } = file;
  for (const [source, kept] of [
    [{ from: "none" }, { from: "none" }],
    [
      { from: "track", name: "moonlit-yard" },
      { from: "track", name: "moonlit-yard" },
    ],
    [older, { ...older, type: "mp3", seconds: 0 }],
  ]) {
    expect(readSection(music, { source, volume: 0.3 })).toEqual({
      source: kept,
      volume: 0.3,
      startAt: 0,
      fade: "soft",
      opening: false,
      version: 1,
    });
  }
});

test.each(["../secret", "u/../secret", "https://evil.example/a", "u/a.mp3?x", "art/a", "u//\\"])(
  "a maker cannot point the player at %s",
  (key) => {
    expect(music.content.safeParse(withSource({ ...file, key })).success).toBe(false);
  },
);

test("without a script a piece of ours says its name, and offers no player that would stay silent", () => {
  const content = withSource({ from: "track", name: "moonlit-yard" });
  const html = renderToStaticMarkup(<MusicViewer content={content} card={cardForTests} />);
  expect(html).toContain("달빛 마당");
  expect(html).not.toMatch(/controls|<button|src=/);
});

test("without a script the browser's own player is there, silent and not yet loaded", () => {
  const html = renderToStaticMarkup(<MusicViewer content={withSource(file)} card={cardForTests} />);
  expect(html).toMatch(/<audio[^>]* src="\/media\/u\/a1\/song.mp3"[^>]*>/);
  expect(html).toMatch(/<audio[^>]* controls=""/);
  expect(html).toMatch(/<audio[^>]* preload="none"/);
  expect(html).not.toMatch(/autoplay|<button/i);
  expect(html).toContain("봄날의 왈츠");
});

test("a song of the maker's own begins where they said, with a script and without", () => {
  const content = { ...withSource({ ...file, type: "m4a" }), startAt: 62 };
  const html = renderToStaticMarkup(<MusicViewer content={content} card={cardForTests} />);
  expect(html).toContain('src="/media/u/a1/song.m4a#t=62"');
});

test("the opening is closed by the browser itself, with music or without, and names the card", () => {
  expect(opensByTap({ sections: { music: { ...music.empty, opening: true } } })).toBe(true);
  expect(opensByTap({ sections: { music: music.empty } })).toBe(false);
  expect(opensByTap({ sections: {} })).toBe(false);
  const html = renderToStaticMarkup(
    <DrawingsContext value={drawings.hanji}>
      <OpeningScreen card={{ ...cardForTests, title: "이도윤 그리고 한서아" }} />
    </DrawingsContext>,
  );
  expect(html).toMatch(
    /<dialog open="".*<form[^>]* method="dialog".*이도윤.*value="눌러서 여세요".*value="음악 없이 보기"/s,
  );
  // The page holds back what is a button until it is hydrated.
  expect(html).not.toContain("<button");
});
