import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { calm } from "./develop/calm.ts";
import { develop } from "./develop/develop.ts";
import { grain } from "./develop/grain.ts";
import { type Picture, pictureOf } from "./develop/picture.ts";
import { render } from "./light/render.ts";
import { bytesOf, enlarge, meanColour, webps } from "./print.ts";
import type { Scene } from "./scene.ts";
import { sceneNamed, scenes } from "./scenes.ts";

const gallery = fileURLToPath(new URL("../../public/art/", import.meta.url));
const drafts = fileURLToPath(new URL("../../.cache/art/", import.meta.url));

const sizes = { portrait: { width: 1200, height: 1600 }, landscape: { width: 1600, height: 1200 } };

/** Light is followed for a smaller picture, which is then enlarged: a lens is not sharper, and it costs two fifths. */
const traced = 0.625;

async function exposed(scene: Scene, size: number, samples?: number): Promise<Picture> {
  const full = sizes[scene.format ?? "portrait"];
  const width = Math.round(full.width * size);
  const height = Math.round(full.height * size);
  if ("stage" in scene) return calm(await render({ scene, width, height, samples: samples ?? scene.samples }));
  const picture = pictureOf(width, height);
  const paint = scene.paint();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) picture.values.set(paint((x + 0.5) / width, (y + 0.5) / height), (y * width + x) * 3);
  }
  return picture;
}

async function drawDraft(scene: Scene, size: number, samples: number) {
  const print = grain(develop(await exposed(scene, size, samples), scene.look), scene.look.grain, 1);
  mkdirSync(drafts, { recursive: true });
  const raw = { width: print.width, height: print.height, channels: 3 as const };
  await sharp(bytesOf(print), { raw }).png().toFile(`${drafts}${scene.name}.png`);
}

async function draw(scene: Scene) {
  const { width, height } = sizes[scene.format ?? "portrait"];
  const light = await exposed(scene, "stage" in scene ? traced : 1);
  const print = grain(await enlarge(develop(light, scene.look), width, height), scene.look.grain, scene.name.length);
  mkdirSync(gallery, { recursive: true });
  for (const { edge, file } of await webps(print)) writeFileSync(`${gallery}${scene.name}-${edge}.webp`, file);
  note({ name: scene.name, width, height, colour: await meanColour(print), alt: scene.alt });
}

type Entry = { name: string; width: number; height: number; colour: string; alt: string };

/** Keeps public/art/art.json in the order of the scenes and free of pictures that are gone. */
function note(entry: Entry) {
  const list = `${gallery}art.json`;
  const known = new Map(readList(list).map((old) => [old.name, old]));
  known.set(entry.name, entry);
  const ordered = scenes.flatMap(({ name }) => known.get(name) ?? []);
  writeFileSync(list, `${JSON.stringify(ordered, null, 2)}\n`);
}

function readList(path: string): Entry[] {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return [];
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: "boolean" }, size: { type: "string" }, samples: { type: "string" } },
});
const chosen = positionals.length ? positionals.map(sceneNamed) : scenes;
for (const scene of chosen) {
  const start = performance.now();
  if (values.draft) await drawDraft(scene, Number(values.size ?? 0.25), Number(values.samples ?? 16));
  else await draw(scene);
  console.log(`${scene.name}: ${Math.round((performance.now() - start) / 1000)} s`);
}
