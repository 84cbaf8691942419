import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themes } from "#cards/themes/themes.ts";
import { coverFrameShape } from "./frame-shape.ts";
import { type CoverFrameName, coverFrames } from "./section.ts";

const css = readFileSync(new URL("./cover-photos.module.css", import.meta.url), "utf8");
/** Every block that gives a shape, with the selectors it is for. */
const blocks = [...css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
  ([, selectors = "", body = ""]) => ({ selectors: selectors.split(",").map((one) => one.trim()), body }),
);

/** What the style sheet gives a frame in a theme: as in a browser, the more a selector says and the later it stands, the more it counts. */
function drawn(frame: CoverFrameName, theme: (typeof themes)[number]): number {
  const holds = (selector: string) =>
    [...selector.matchAll(/(:not\()?\[data-(frame|photo|theme)(?:="([^"]+)")?\]/g)].every(
      ([, not, name, value]) => {
        const own = name === "frame" ? frame : name === "photo" ? theme.cover.photo : theme.name;
        return value === undefined || (own === value) === (not === undefined);
      },
    );
  const said = (property: string) =>
    blocks
      .flatMap(({ selectors, body }) =>
        selectors
          .filter((selector) => /\.frame(?![^\s]*\s+\.)/.test(selector) && holds(selector))
          .map((selector) => ({ weight: selector.match(/\[|\.|:not/g)?.length ?? 0, body })),
      )
      .toSorted((one, other) => one.weight - other.weight)
      .flatMap(({ body }) => new RegExp(`(?:^|[\\s;])${property}:\\s*([^;]+);`).exec(body)?.[1] ?? [])
      .at(-1);
  const asNumber = (ratio: string) => {
    const [wide = 1, high = 1] = ratio.split("/").map(Number);
    return wide / high;
  };
  const filling = frame === "full-bleed" && said("aspect-ratio");
  if (filling) return asNumber(filling);
  const ratio = said("--ratio") ?? "";
  return asNumber(ratio.startsWith("var(") ? (said("--tall") ?? "4 / 5") : ratio);
}

test.each(themes)("the frames of $name are as its style sheet draws them", (theme) => {
  for (const frame of Object.keys(coverFrames) as CoverFrameName[])
    expect(coverFrameShape(frame, theme.name).ratio, frame).toBeCloseTo(drawn(frame, theme));
});
