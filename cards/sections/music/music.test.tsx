import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cardForTests } from "#cards/parts/card-for-tests.ts";
import { music } from "./section.ts";
import { MusicViewer } from "./viewer.tsx";

const file = { from: "file", key: "u/a1/song", label: "봄날의 왈츠" } as const;

test("no music and a track that no longer exists say nothing, and stay readable", () => {
  for (const source of [{ from: "none" }, { from: "track", name: "gone-long-ago" }]) {
    expect(music.isVisible(music.content.parse({ source, volume: 0.5 }))).toBe(false);
  }
  expect(music.isVisible(music.content.parse({ source: file, volume: 0.5 }))).toBe(true);
});

test.each(["../secret", "u/../secret", "https://evil.example/a", "u/a.mp3?x", "art/a", "u//\\"])(
  "a maker cannot point the player at %s",
  (key) => {
    expect(music.content.safeParse({ source: { ...file, key }, volume: 0.5 }).success).toBe(false);
  },
);

test("without a script a piece of ours says its name, and offers no player that would stay silent", () => {
  const source = { from: "track", name: "moonlit-yard" } as const;
  const html = renderToStaticMarkup(<MusicViewer content={{ source, volume: 0.5 }} card={cardForTests} />);
  expect(html).toContain("달빛 마당");
  expect(html).not.toMatch(/controls|<button|src=/);
});

test("without a script the browser's own player is there, silent and not yet loaded", () => {
  const html = renderToStaticMarkup(
    <MusicViewer content={{ source: file, volume: 0.5 }} card={cardForTests} />,
  );
  expect(html).toMatch(/<audio[^>]* src="\/media\/u\/a1\/song.mp3"[^>]*>/);
  expect(html).toMatch(/<audio[^>]* controls=""/);
  expect(html).toMatch(/<audio[^>]* preload="none"/);
  expect(html).not.toMatch(/autoplay|<button/i);
  expect(html).toContain("봄날의 왈츠");
});
