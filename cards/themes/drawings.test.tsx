import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { themeVariables } from "./colour.ts";
import { drawings } from "./drawings.tsx";
import { themeNamed, themeNames } from "./themes.ts";

const date = { year: "2027", month: "05", day: "22" };
const worlds = themeNames.map((name) => ({ name, drawn: drawings[name], theme: themeNamed(name) }));

/** What may stand in a paint: a card's own variables, or a mixture of them. */
const paint =
  /^(none|currentColor|var\(--[a-z0-9-]+\)|url\(#[^)]+\)|color-mix\(in oklab, var\(--[a-z]+\), var\(--[a-z]+\) \d+%\))$/;

describe.each(worlds)("the drawings of $name", ({ drawn, theme }) => {
  const { Ornament, Divider, CoverFrame, Background, Seal } = drawn;
  const pieces = {
    ornament: renderToStaticMarkup(<Ornament />),
    divider: renderToStaticMarkup(<Divider />),
    cover: renderToStaticMarkup(<CoverFrame date={date} />),
    background: Background ? renderToStaticMarkup(<Background />) : "",
    seal: renderToStaticMarkup(<Seal />),
  };
  const all = Object.values(pieces).join("\n");

  test("are all there, and hidden from a screen reader", () => {
    for (const [piece, markup] of Object.entries(pieces)) {
      if (piece === "background" && !Background) continue;
      expect(markup, piece).toMatch(/^<(svg|div) aria-hidden="true"/);
      expect(markup, piece).toMatch(/<(path|rect|ellipse)/);
    }
  });

  test("take no pointer and stay inside the cover", () => {
    expect(pieces.cover).toMatch(/^<div[^>]*position:absolute;inset:0;overflow:hidden;pointer-events:none/);
  });

  test("have no colour but the card's own", () => {
    const paints = [...all.matchAll(/ (?:fill|stroke|stop-color|color)="([^"]*)"/g)].map((found) => found[1]);
    expect(paints.length).toBeGreaterThan(5);
    expect(paints.filter((value) => !paint.test(value ?? ""))).toEqual([]);
    const styles = [...all.matchAll(/ style="([^"]*)"/g)].map((found) => found[1]).join(";");
    expect(styles).not.toMatch(/#|rgb|hsl|oklch|\b(black|white|red|gr[ae]y)\b/);
  });

  test("use only variables that the theme sets", () => {
    const set = Object.keys(themeVariables(theme));
    const used = new Set([...all.matchAll(/var\((--[a-z0-9-]+)\)/g)].map((found) => found[1]));
    expect([...used].filter((name) => !set.includes(name ?? ""))).toEqual([]);
  });

  test("leave no pigment of the theme unused", () => {
    theme.pigments.forEach((_, index) => {
      expect(all).toContain(`var(--pigment-${index + 1})`);
    });
  });

  test("are light: 12 KB in all, 3 KB for the sheet", () => {
    expect(Buffer.byteLength(all)).toBeLessThanOrEqual(12 * 1024);
    expect(Buffer.byteLength(pieces.background)).toBeLessThanOrEqual(3 * 1024);
  });

  test("hold no picture, script, motion or pictograph", () => {
    expect(all).not.toMatch(/<(image|script|animate|foreignObject|filter)/i);
    expect(all.replace(/[\d#*]/g, "")).not.toMatch(/\p{Extended_Pictographic}/u);
  });

  test("are broken by no unfinished number", () => {
    expect(all).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  test("are the same every time", () => {
    expect(renderToStaticMarkup(<CoverFrame date={date} />)).toBe(pieces.cover);
  });

  test("keep their ids apart when two cards stand on one page", () => {
    const page = renderToStaticMarkup(
      <>
        <CoverFrame />
        <CoverFrame date={date} />
        {Background && <Background />}
        {Background && <Background />}
      </>,
    );
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [...page.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((found) => found[1]);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test.each(["modern", "letter", "film"] as const)("%s writes the day on its cover", (name) => {
  const { CoverFrame } = drawings[name];
  expect(renderToStaticMarkup(<CoverFrame date={date} />)).toContain("22");
  expect(renderToStaticMarkup(<CoverFrame />)).not.toMatch(/>[^<]*22/);
});
