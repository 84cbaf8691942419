import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import type { Print, PrintedFace } from "#cards/engine/print.ts";
import { svgFace, type Tools } from "./svg-face.ts";

const DPI = 300;
const MM_PER_INCH = 25.4;

type Wanted = { print: Print; bleed: boolean; tools: Tools };

/** A face as PNG, cut or with its bleed, that says how large it is on paper. */
export async function facePicture(face: PrintedFace, { print, bleed, tools }: Wanted): Promise<Buffer> {
  const around = bleed ? print.bleed : 0;
  const width = Math.ceil(((print.width + 2 * around) / MM_PER_INCH) * DPI);
  const svg = svgFace(face, { sheet: print, bleed: around, tools });
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } });
  return sharp(drawn.render().asPng()).withMetadata({ density: DPI }).png().toBuffer();
}
