import { createReadStream } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { type CharacterRanges, fontPartsIn, isInRanges } from "#cards/themes/font-faces.ts";
import { type FontName, fontNames, fonts, nearestWeight } from "#cards/themes/fonts.ts";
import { Refusal } from "#domain/refusal.ts";
import { isAccepted } from "#server/http/accepted-encoding.ts";
import { glyphsIn } from "./font-glyphs.ts";
import { packedSheet } from "./packed-sheets.ts";

const PREFIX = "/fonts/";
/** A package's files keep their names when it is updated. */
const CACHE = "public, max-age=2592000";

const types: Record<string, string> = { css: "text/css; charset=utf-8", woff2: "font/woff2" };

/**
 * GET /fonts/{font}/{file}: the style sheets and files of the fonts that cards are set in, and nothing else.
 * `whole-400.woff2` is all of a weight.
 */
export async function fontFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [name = "", ...rest] = pathname.slice(PREFIX.length).split("/");
  const type = types[pathname.slice(pathname.lastIndexOf(".") + 1)];
  if (!isFont(name) || !type) throw new Refusal("NOT_FOUND");
  const headers = { "content-type": type, "cache-control": CACHE };
  const whole = wholeNamed(name, rest.join("/"));
  if (whole) return streamed(whole, headers);
  const file = await fileIn(folderOf(name), rest);
  const isPacked = type === types.css && isAccepted("br", request.headers.get("accept-encoding"));
  if (!isPacked) return new Response(await readFile(file), { headers });
  const encoded = { "content-encoding": "br", vary: "Accept-Encoding" };
  return new Response(await packedSheet(file), { headers: { ...headers, ...encoded } });
}

/** A megabyte: as many of them as are read slowly would be held. */
async function streamed(file: string, headers: Record<string, string>): Promise<Response> {
  const { size } = await stat(file);
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
  return new Response(body, { headers: { ...headers, "content-length": String(size) } });
}

async function fileIn(folder: string, path: readonly string[]): Promise<string> {
  const file = await realpath(join(folder, ...path)).catch(() => "");
  if (!file.startsWith((await realpath(folder)) + sep)) throw new Refusal("NOT_FOUND");
  return file;
}

function wholeNamed(name: FontName, file: string): string | null {
  const weight = /^whole-(\d+)\.woff2$/.exec(file)?.[1];
  return weight === undefined ? null : wholeFile(name, Number(weight));
}

/** Where all of a font's characters in one weight lie; null where there is no such file. */
export function wholeFile(name: string, weight: number): string | null {
  if (!isFont(name)) return null;
  const faces: readonly { weight: number; whole?: string }[] = fonts[name].faces;
  const whole = faces.find((face) => face.weight === weight)?.whole;
  return whole ? fileURLToPath(import.meta.resolve(whole)) : null;
}

function isFont(name: string): name is FontName {
  return (fontNames as string[]).includes(name);
}

/** All style sheets of a font lie in one folder, beside their files. */
function folderOf(name: FontName): string {
  return dirname(fileURLToPath(import.meta.resolve(fonts[name].faces[0].css)));
}

/** One file of a font: the characters of a range in one weight. */
type Face = {
  family: string;
  /** Which range it is, as the package calls it: `107`, `latin-ext`. */
  part: string;
  /** All of its rule but where it lies and the characters. */
  rule: string;
  /** Where browsers find it. */
  address: string;
  file: string;
  weight: number;
  /** Where the older format lies, which the drawer of share pictures reads; null where there is none. */
  woff: string | null;
  ranges: CharacterRanges;
};

const read = new Map<string, Promise<Face[]>>();

function facesIn(name: FontName, css: string): Promise<Face[]> {
  const known = read.get(css);
  if (known) return known;
  const sheet = fileURLToPath(import.meta.resolve(css));
  const faces = readFile(sheet, "utf8").then((text) => parse(text, { name, folder: dirname(sheet) }));
  read.set(css, faces);
  return faces;
}

function parse(css: string, { name, folder }: { name: FontName; folder: string }): Face[] {
  return fontPartsIn(css).map(({ family, style, weight, file, woff, ranges }) => ({
    family,
    part: file.slice(`files/${name}-`.length, -`-${weight}-${style}.woff2`.length),
    rule: `font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap`,
    address: `${PREFIX}${name}/${file}`,
    file: join(folder, file),
    weight: Number.parseInt(weight, 10),
    woff: woff && join(folder, woff),
    ranges,
  }));
}

type Part = { weight: number; part: string; characters: string };

/** Where one part of a font lies, in a weight that cards use; null where it has none of these characters. */
export async function partFile(name: string, { weight, part, characters }: Part): Promise<string | null> {
  if (!isFont(name)) return null;
  const sheet = fonts[name].faces.find((one: FontFace) => one.weight === weight && one.whole)?.css;
  const face = sheet && (await facesIn(name, sheet)).find((one) => one.part === part);
  if (!face) return null;
  const held = await heldBy([face], codePointsOf(characters));
  return held.size > 0 ? face.file : null;
}

/** Which of these characters each file has, of those that have any. Its range alone promises what the font may lack. */
async function heldBy(
  faces: readonly Face[],
  characters: readonly number[],
): Promise<ReadonlyMap<Face, readonly number[]>> {
  const promised = new Map<Face, number[]>();
  for (const character of characters) {
    for (const face of promising(faces, character)) {
      const known = promised.get(face);
      if (known) known.push(character);
      else promised.set(face, [character]);
    }
  }
  const held = [...promised].map(async ([face, some]) => {
    const glyphs = face.woff ? await glyphsIn(face.woff) : null;
    return [face, glyphs ? some.filter((character) => glyphs.has(character)) : some] as const;
  });
  return new Map((await Promise.all(held)).filter(([, some]) => some.length > 0));
}

/** All of Hangul and more; somebody who writes in every script of the world fills no memory. */
const MOST_KNOWN = 20_000;
const promises = new WeakMap<readonly Face[], Map<number, readonly Face[]>>();

/** Cards are written in the same few thousand characters: which of a font's hundred files promise one is asked once. */
function promising(faces: readonly Face[], character: number): readonly Face[] {
  const known = promises.get(faces) ?? new Map<number, readonly Face[]>();
  promises.set(faces, known);
  const found = known.get(character) ?? faces.filter(({ ranges }) => isInRanges(ranges, character));
  if (known.size < MOST_KNOWN) known.set(character, found);
  return found;
}

type Wished = {
  text: string;
  /** Where the characters of this text lie, cut out of a font's weight or of one part of it. */
  cutAt(face: { name: FontName; weight: number; part?: string }): string;
};

/**
 * The rules of these fonts for just these characters. A weight is one file with what was cut out of it; signs that it may
 * lack stand before it, cut out of a package's own files, and are fetched only then.
 */
export async function fontFaces(names: readonly FontName[], { text, cutAt }: Wished): Promise<string> {
  const characters = codePointsOf(text);
  const signs = characters.filter((character) => !isInEveryFont(character));
  const rules = names.flatMap((name) =>
    fonts[name].faces.map(async ({ weight, css, ...face }: FontFace) => {
      const parts = await facesIn(name, css);
      if (!face.whole) return rulesOf(parts, { characters, addressOf: ({ address }) => address });
      const held = await rulesOf(parts, {
        characters: signs,
        addressOf: ({ part }) => cutAt({ name, weight, part }),
      });
      const src = sourceOf([cutAt({ name, weight }), `${PREFIX}${name}/whole-${weight}.woff2`]);
      return `${held}@font-face{font-family:'${parts[0]?.family}';font-weight:${weight};font-display:swap;${src}}`;
    }),
  );
  return [...new Set(await Promise.all([...rules, behindSerifs(names, { characters, cutAt })]))].join("");
}

type FontFace = { weight: number; css: string; whole?: string };

/** What serifs lack, as Hanja and rare syllables, cut out of the font that stands next in their stack. */
async function behindSerifs(
  names: readonly FontName[],
  { characters, cutAt }: { characters: readonly number[]; cutAt: Wished["cutAt"] },
): Promise<string> {
  const [name, weight] = ["noto-serif-kr", 400] as const;
  if (names.includes(name)) return "";
  const serifs = names.filter((one) => fonts[one].category === "serif" && hasKorean(one));
  const lacked = await Promise.all(serifs.map((one) => lackedBy(one, characters)));
  return rulesOf(await partsOf(name, weight), {
    characters: characters.filter((character) => lacked.some((some) => some.includes(character))),
    addressOf: ({ part }) => cutAt({ name, weight, part }),
  });
}

/** A face for figures alone has others behind it. */
function hasKorean(name: FontName): boolean {
  return fonts[name].uses.some((use) => use !== "figures");
}

async function lackedBy(name: FontName, characters: readonly number[]): Promise<number[]> {
  const parts = await partsOf(name, nearestWeight(name, 400));
  const all = new Set([...(await heldBy(parts, characters)).values()].flat());
  return characters.filter((character) => !all.has(character));
}

/** Pretendard's web files are one variable font, which no drawer of ours reads: here are the same weights one by one. */
const PRETENDARD_PARTS = "pretendard/dist/web/static/pretendard-dynamic-subset.css";

const parted = new Map<string, Promise<Face[]>>();

/** The files of a font in one of its weights, as drawers read them. */
function partsOf(name: FontName, weight: number): Promise<Face[]> {
  const key = `${name} ${weight}`;
  const known = parted.get(key) ?? readParts(name, weight);
  parted.set(key, known);
  return known;
}

async function readParts(name: FontName, weight: number): Promise<Face[]> {
  const own = fonts[name].faces.find((face) => face.weight === weight)?.css ?? fonts[name].faces[0].css;
  const parts = await facesIn(name, name === "pretendard" ? PRETENDARD_PARTS : own);
  return parts.filter((part) => part.weight === weight);
}

type Characters = { characters: readonly number[]; addressOf(face: Face): string };

async function rulesOf(parts: readonly Face[], { characters, addressOf }: Characters): Promise<string> {
  const held = await heldBy(parts, characters);
  return parts
    .map((face) => {
      const some = held.get(face);
      if (!some) return "";
      return `@font-face{${face.rule};${sourceOf([addressOf(face)])};unicode-range:${written(some)}}`;
    })
    .join("");
}

/** The first that answers is taken. */
function sourceOf(addresses: readonly string[]): string {
  return `src:${addresses.map((address) => `url(${address}) format("woff2")`).join(",")}`;
}

/** The printable signs of ASCII, and Hangul as it is typed today. */
function isInEveryFont(character: number): boolean {
  return character < 0x7f || (character >= 0xac00 && character <= 0xd7a3);
}

/** A file under a name that no other file has, and the characters it has glyphs for. */
export type FontFile = { name: string; data: Buffer; glyphs: ReadonlySet<number> };

/** The files of a font, in its weight nearest to the one wished for, that have glyphs for some of these characters. */
export async function fontFilesFor(
  name: FontName,
  { text, weight }: { text: string; weight: number },
): Promise<FontFile[]> {
  const characters = codePointsOf(text);
  const parts = await partsOf(name, nearestWeight(name, weight));
  const held = await heldBy(parts, characters);
  const files = parts.map(async (part) => {
    if (!part.woff || !held.has(part)) return [];
    const [data, glyphs] = await Promise.all([readFile(part.woff), glyphsIn(part.woff)]);
    return [{ name: basename(part.woff, ".woff"), data, glyphs }];
  });
  return (await Promise.all(files)).flat();
}

function codePointsOf(text: string): number[] {
  return [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
}

/** `U+41-43,U+ac00`, characters in order. */
function written(characters: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const character of characters) {
    const last = runs.at(-1);
    if (last && last[1] === character - 1) last[1] = character;
    else runs.push([character, character]);
  }
  return runs
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ""}`)
    .join(",");
}
