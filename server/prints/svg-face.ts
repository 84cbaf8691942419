import type {
  Print,
  PrintedCharacter,
  PrintedFace,
  PrintedLayer,
  PrintedMark,
  PrintedPath,
  PrintedPhoto,
} from "#cards/engine/print.ts";
import { type CutPhoto, photoName } from "./print-photos.ts";
import { outlineOf, type Typefaces } from "./typefaces.ts";

export type Tools = { typefaces: Typefaces; photos: ReadonlyMap<string, CutPhoto> };

type Sheet = Pick<Print, "width" | "height">;

/** A face as SVG of outlines alone, with so much around it as is wanted. */
export function svgFace(
  face: PrintedFace,
  { sheet, bleed, tools }: { sheet: Sheet; bleed: number; tools: Tools },
): string {
  const box = [-bleed, -bleed, sheet.width + 2 * bleed, sheet.height + 2 * bleed];
  const layers = face.map((layer, at) => drawnLayer(layer, { name: `l${at}`, tools }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" stroke-linejoin="round" stroke-linecap="round">${layers.join("")}</svg>`;
}

function drawnLayer(layer: PrintedLayer, { name, tools }: { name: string; tools: Tools }): string {
  const { x, y, rotation } = layer.place;
  const marks = layer.marks.map((mark, at) => drawnMark(mark, { name: `${name}-${at}`, layer, tools }));
  return `<g transform="translate(${x} ${y}) rotate(${rotation})" opacity="${layer.opacity}">${marks.join("")}</g>`;
}

type Given = { name: string; layer: PrintedLayer; tools: Tools };

function drawnMark(mark: PrintedMark, given: Given): string {
  if (mark.type === "path") return drawnPath(mark, given.name);
  return mark.type === "letter" ? drawnLetter(mark, given.tools) : drawnPhoto(mark, given);
}

function drawnPath({ d, matrix, fill, line }: PrintedPath, name: string): string {
  const shape = (paint: string) =>
    `<path d="${d}" transform="${written(matrix)}" fill="${paint}"${lineLook(line, matrix)}/>`;
  if (fill === null || typeof fill === "string") return shape(fill ?? "none");
  const { from, to, x1, y1, x2, y2 } = fill;
  return `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>${shape(`url(#${name})`)}`;
}

function drawnLetter(
  { text, size, matrix, fill, line, ...face }: PrintedCharacter,
  { typefaces }: Tools,
): string {
  const typeface = typefaces.faceOf({ text, ...face });
  if (!typeface) return "";
  const { d, unitsPerEm } = outlineOf(typeface, text);
  const scale = size / unitsPerEm;
  const look = lineLook(line && { ...line, width: line.width / scale }, matrix);
  return `<path d="${d}" transform="${written(matrix)} scale(${scale} ${-scale})" fill="${fill ?? "none"}"${look}/>`;
}

function drawnPhoto(mark: PrintedPhoto, { name, layer, tools }: Given): string {
  const cut = tools.photos.get(photoName(layer, mark));
  if (!cut) return "";
  const href = `data:image/jpeg;base64,${Buffer.from(cut.jpeg).toString("base64")}`;
  const { x, y, width, height } = cut;
  return `<clipPath id="${name}"><path d="${mark.clip}" transform="${written(mark.window)}"/></clipPath><g clip-path="url(#${name})"><image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" transform="${written(mark.image)}"/></g>`;
}

function lineLook(line: PrintedPath["line"], [a, b, c, d]: PrintedPath["matrix"]): string {
  if (!line) return "";
  return ` stroke="${line.colour}" stroke-width="${line.width / Math.sqrt(Math.abs(a * d - b * c))}"`;
}

function written(matrix: PrintedPath["matrix"]): string {
  return `matrix(${matrix.join(" ")})`;
}
