import { type ThemeName, themeNamed } from "#cards/themes/themes.ts";
import type { CoverFrameName } from "./section.ts";

/** What a frame shows of a photo: how wide it is for its height, and whether its corners are cut. */
export type CoverFrameShape = { ratio: number; corners: "square" | "arch" | "round" };

type Worn = Exclude<CoverFrameName, "theme"> | "round";

const worn = { sheet: "rectangle", arch: "arch", round: "round", print: "polaroid" } as const;

/** As `cover-photos.module.css` draws it. */
export function coverFrameShape(frame: CoverFrameName, theme: ThemeName): CoverFrameShape {
  const shape: Worn = frame === "theme" ? worn[themeNamed(theme).cover.photo] : frame;
  if (theme === "film" && frame === "theme") return { ratio: 4 / 5, corners: "square" };
  return { ratio: ratioOf(shape, theme), corners: cornersOf(shape) };
}

function ratioOf(shape: Worn, theme: ThemeName): number {
  if (shape === "full-bleed") return 390 / 500;
  if (theme === "celadon" || shape === "round" || shape === "polaroid") return 1;
  if (shape === "arch") return 3 / 4;
  const isSquarer = theme === "modern" || theme === "autumn";
  return shape === "rectangle" && isSquarer ? 1 : 4 / 5;
}

function cornersOf(shape: Worn): CoverFrameShape["corners"] {
  if (shape === "arch") return "arch";
  return shape === "oval" || shape === "round" ? "round" : "square";
}

/** How much of a photo is seen where it is cut to a shape, from 0 to 1; all of it where it is not cut. */
export function keptShare(
  { width, height }: { width: number; height: number },
  ratio: number | undefined,
): number {
  if (ratio === undefined) return 1;
  const own = width / height;
  return Math.min(own, ratio) / Math.max(own, ratio);
}
