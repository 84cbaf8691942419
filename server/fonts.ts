import { readFile, realpath } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type FontName, fontNames, fonts, nearestWeight } from "#cards/themes/fonts.ts";
import { Refusal } from "#domain/refusal.ts";

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
  const file = wholeNamed(name, rest.join("/")) ?? (await fileIn(folderOf(name), rest));
  return new Response(await readFile(file), { headers: { "content-type": type, "cache-control": CACHE } });
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

/** Where all of a font's letters in one weight lie; null where there is no such file. */
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

/** One file of a font: the letters of a range in one weight. */
type Face = {
  family: string;
  /** Which range it is, as the package calls it: `107`, `latin-ext`. */
  part: string;
  /** All of its rule but where it lies and the letters. */
  rule: string;
  /** Where browsers find it. */
  address: string;
  file: string;
  /** Where the older format lies, which the drawer of share pictures reads. */
  woff: string;
  ranges: readonly (readonly [from: number, to: number])[];
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

const everything = [[0, 0x10ffff]] as const;

function parse(css: string, { name, folder }: { name: FontName; folder: string }): Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = ""]) => {
    const family = propertyOf(body, "font-family");
    const style = propertyOf(body, "font-style");
    const weight = propertyOf(body, "font-weight");
    const file = /url\(\.\/([^)]+\.woff2)\)/.exec(body)?.[1] ?? "";
    const range = propertyOf(body, "unicode-range");
    return {
      family,
      part: file.slice(`files/${name}-`.length, -`-${weight}-${style}.woff2`.length),
      rule: `font-family:${family};font-style:${style};font-weight:${weight};font-display:swap`,
      address: `${PREFIX}${name}/${file}`,
      file: join(folder, file),
      woff: join(folder, /url\(\.\/([^)]+\.woff)\)/.exec(body)?.[1] ?? ""),
      ranges: range ? range.split(",").map(rangeOf) : everything,
    };
  });
}

function propertyOf(body: string, property: string): string {
  return new RegExp(`${property}:\\s*([^;]+)`).exec(body)?.[1]?.trim() ?? "";
}

function rangeOf(written: string): readonly [number, number] {
  const [from = "0", to = from] = written.trim().slice(2).split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** Where all of one part of a font lies, in a weight that cards use; null where there is no such file. */
export async function partFile(name: string, { weight, part }: { weight: number; part: string }) {
  if (!isFont(name)) return null;
  const face = fonts[name].faces.find((one: FontFace) => one.weight === weight && one.whole);
  const parts = face ? await facesIn(name, face.css) : [];
  return parts.find((one) => one.part === part)?.file ?? null;
}

type Wished = {
  text: string;
  /** Where the letters of this text lie, cut out of a font's weight or of one part of it. */
  cutAt(face: { name: FontName; weight: number; part?: string }): string;
};

/**
 * The rules of these fonts for just these letters. A weight is one file with what was cut out of it; signs that it may
 * lack stand before it, cut out of a package's own files, and are fetched only then.
 */
export async function fontFaces(names: readonly FontName[], { text, cutAt }: Wished): Promise<string> {
  const letters = lettersOf(text);
  const signs = letters.filter((letter) => !isInEveryFont(letter));
  const rules = names.flatMap((name) =>
    fonts[name].faces.map(async ({ weight, css, ...face }: FontFace) => {
      const parts = await facesIn(name, css);
      if (!face.whole) return partsHolding(parts, { letters, sourcesOf: ({ address }) => [address] });
      const held = partsHolding(parts, {
        letters: signs,
        // Ranges promise letters that a font lacks: its whole part would be fetched for nothing.
        sourcesOf: ({ part }) => [cutAt({ name, weight, part })],
      });
      const src = sourceOf([cutAt({ name, weight }), `${PREFIX}${name}/whole-${weight}.woff2`]);
      return `${held}@font-face{font-family:${parts[0]?.family};font-weight:${weight};font-display:swap;${src}}`;
    }),
  );
  return [...new Set(await Promise.all(rules))].join("");
}

type FontFace = { weight: number; css: string; whole?: string };

type Letters = { letters: readonly number[]; sourcesOf(face: Face): readonly string[] };

function partsHolding(parts: readonly Face[], { letters, sourcesOf }: Letters): string {
  return parts
    .flatMap((face) => {
      const held = letters.filter((letter) => holds(face.ranges, letter));
      if (held.length === 0) return [];
      return [`@font-face{${face.rule};${sourceOf(sourcesOf(face))};unicode-range:${written(held)}}`];
    })
    .join("");
}

/** The first that answers is taken. */
function sourceOf(addresses: readonly string[]): string {
  return `src:${addresses.map((address) => `url(${address}) format("woff2")`).join(",")}`;
}

/** The printable signs of ASCII, and Hangul as it is typed today. */
function isInEveryFont(letter: number): boolean {
  return letter < 0x7f || (letter >= 0xac00 && letter <= 0xd7a3);
}

/** The files of a font, in its weight nearest to the one wished for, that hold these letters. */
export async function fontFilesFor(name: FontName, { text, weight }: { text: string; weight: number }) {
  const nearest = nearestWeight(name, weight);
  const css = fonts[name].faces.find((face) => face.weight === nearest)?.css ?? fonts[name].faces[0].css;
  const letters = lettersOf(text);
  const faces = (await facesIn(name, css)).filter(({ ranges }) =>
    letters.some((letter) => holds(ranges, letter)),
  );
  return Promise.all(faces.filter(({ woff }) => woff.endsWith(".woff")).map(({ woff }) => readFile(woff)));
}

function lettersOf(text: string): number[] {
  return [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
}

function holds(ranges: Face["ranges"], letter: number): boolean {
  return ranges.some(([from, to]) => letter >= from && letter <= to);
}

/** `U+41-43,U+ac00`, letters in order. */
function written(letters: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const letter of letters) {
    const last = runs.at(-1);
    if (last && last[1] === letter - 1) last[1] = letter;
    else runs.push([letter, letter]);
  }
  return runs
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ""}`)
    .join(",");
}
