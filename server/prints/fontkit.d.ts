declare module "fontkit" {
  export type Path = { toSVG(): string };
  export type Glyph = { path: Path };
  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      glyphs: Glyph[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  };
  /** A font of any format that browsers take. */
  export function create(file: Uint8Array): Font;
}
