declare module "subset-font" {
  /** The font with the glyphs of this text alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" | "sfnt"; noHinting: boolean },
  ): Promise<Buffer>;
}
