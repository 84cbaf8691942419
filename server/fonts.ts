import { readFile, realpath } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type FontName, fontNames, fonts, nearestWeight } from "#cards/themes/fonts.ts";
import { Refusal } from "#domain/refusal.ts";

const PREFIX = "/fonts/";
/** A package's files keep their names when it is updated. */
const CACHE = "public, max-age=2592000";

const types: Record<string, string> = { css: "text/css; charset=utf-8", woff2: "font/woff2" };

/** GET /fonts/{font}/{file}: the style sheets and files of the fonts that cards are set in, and nothing else. */
export async function fontFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [name = "", ...rest] = pathname.slice(PREFIX.length).split("/");
  const type = types[pathname.slice(pathname.lastIndexOf(".") + 1)];
  if (!isFont(name) || !type) throw new Refusal("NOT_FOUND");
  const folder = folderOf(name);
  const file = await realpath(join(folder, ...rest)).catch(() => "");
  if (!file.startsWith((await realpath(folder)) + sep)) throw new Refusal("NOT_FOUND");
  return new Response(await readFile(file), { headers: { "content-type": type, "cache-control": CACHE } });
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
  rule: string;
  /** Where the older format lies, which the drawer of share pictures reads. */
  woff: string;
  weight: number;
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
      rule: `font-family:${family};font-style:${style};font-weight:${weight};font-display:swap;src:url(${PREFIX}${name}/${file}) format("woff2")`,
      woff: join(folder, /url\(\.\/([^)]+\.woff)\)/.exec(body)?.[1] ?? ""),
      weight: Number.parseInt(weight, 10),
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

/**
 * The rules of these fonts for just these letters: a package's own style sheet has a hundred rules a weight, and a
 * guest would wait for them before seeing anything.
 */
export async function fontFaces(names: readonly FontName[], text: string): Promise<string> {
  const letters = lettersOf(text);
  const sheets = new Map(names.flatMap((name) => fonts[name].faces.map(({ css }) => [css, name] as const)));
  const faces = await Promise.all([...sheets].map(([css, name]) => facesIn(name, css)));
  return faces
    .flat()
    .flatMap(({ rule, ranges }) => {
      const held = letters.filter((letter) => holds(ranges, letter));
      return held.length > 0 ? [`@font-face{${rule};unicode-range:${written(held)}}`] : [];
    })
    .join("");
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
