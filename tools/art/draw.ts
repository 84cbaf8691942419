import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { calm } from "./develop/calm.ts";
import { develop } from "./develop/develop.ts";
import { enlarge } from "./develop/enlarge.ts";
import { grain } from "./develop/grain.ts";
import { type Picture, pictureOf } from "./develop/picture.ts";
import { blankFilm } from "./light/film.ts";
import { render } from "./light/render.ts";
import { imageOf, meanColour, webps } from "./print.ts";
import type { Scene } from "./scene.ts";
import { sceneNamed, scenes } from "./scenes.ts";

const gallery = fileURLToPath(new URL("../../public/art/", import.meta.url));
const cache = fileURLToPath(new URL("../../.cache/art/", import.meta.url));

const sizes = { portrait: { width: 1200, height: 1600 }, landscape: { width: 1600, height: 1200 } };

/** Light is followed for a smaller picture, which is then enlarged: a lens is not sharper, and it costs two fifths. */
const traced = 0.625;

type Effort = { size: number; samples?: number };

/** The light of a scene, before it is developed. */
async function exposed(scene: Scene, { size, samples }: Effort): Promise<Picture> {
  const full = sizes[scene.format ?? "portrait"];
  const width = Math.round(full.width * size);
  const height = Math.round(full.height * size);
  if ("stage" in scene) {
    const film = await render({ scene, width, height, samples: samples ?? scene.samples });
    writeFileSync(`${cache}${scene.name}-${width}.film`, new Uint8Array(film.values.buffer));
    return calm(film);
  }
  const picture = pictureOf(width, height);
  const paint = scene.paint();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      picture.values.set(paint((x + 0.5) / width, (y + 0.5) / height), (y * width + x) * 3);
  }
  return picture;
}

/** A small quick picture in .cache/art, to look at while a scene is being made. */
async function drawDraft(scene: Scene, effort: Effort) {
  const print = grain(develop(await exposed(scene, effort), scene.look), scene.look.grain);
  await imageOf(print).png().toFile(`${cache}${scene.name}.png`);
}

async function draw(scene: Scene) {
  await publish(scene, await exposed(scene, { size: finalSize(scene) }));
}

function finalSize(scene: Scene): number {
  return "stage" in scene ? (scene.traced ?? traced) : 1;
}

/** Prints the film that was exposed last time once more, after a change of look. */
async function developAgain(scene: Scene) {
  if (!("stage" in scene)) return draw(scene);
  const full = sizes[scene.format ?? "portrait"];
  const width = Math.round(full.width * finalSize(scene));
  const film = blankFilm(width, Math.round(full.height * finalSize(scene)));
  new Uint8Array(film.values.buffer).set(readFileSync(`${cache}${scene.name}-${width}.film`));
  await publish(scene, calm(film));
}

async function publish(scene: Scene, light: Picture) {
  const { width, height } = sizes[scene.format ?? "portrait"];
  const print = grain(enlarge(develop(light, scene.look), width, height), scene.look.grain);
  for (const { edge, file } of await webps(print))
    writeFileSync(`${gallery}${scene.name}-${edge}.webp`, file);
  note({ name: scene.name, width, height, colour: await meanColour(print), alt: scene.alt });
}

type Entry = { name: string; width: number; height: number; colour: string; alt: string };

/** Keeps art.json in the order of the scenes and free of pictures that are gone. */
function note(entry: Entry) {
  const known = new Map(readList().map((old) => [old.name, old]));
  known.set(entry.name, entry);
  const ordered = scenes.flatMap(({ name }) => known.get(name) ?? []);
  writeFileSync(`${gallery}art.json`, `${JSON.stringify(ordered, null, 2)}\n`);
}

function readList(): Entry[] {
  try {
    return JSON.parse(readFileSync(`${gallery}art.json`, "utf8"));
  } catch {
    return [];
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: "boolean" },
    develop: { type: "boolean" },
    size: { type: "string", default: "0.25" },
    samples: { type: "string", default: "12" },
  },
});
mkdirSync(gallery, { recursive: true });
mkdirSync(cache, { recursive: true });
for (const scene of positionals.length ? positionals.map(sceneNamed) : scenes) {
  const start = performance.now();
  if (values.draft) await drawDraft(scene, { size: Number(values.size), samples: Number(values.samples) });
  else if (values.develop) await developAgain(scene);
  else await draw(scene);
  console.log(`${scene.name}: ${Math.round((performance.now() - start) / 1000)} s`);
}
