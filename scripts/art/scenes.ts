import type { Scene } from "./scene.ts";
import { morningBouquet } from "./scenes/morning/bouquet.ts";
import { morningChairs } from "./scenes/morning/chairs.ts";
import { morningCups } from "./scenes/morning/cups.ts";
import { morningFloor } from "./scenes/morning/floor.ts";

/** Every picture, in the order of the galleries. */
export const scenes: Scene[] = [morningFloor, morningChairs, morningCups, morningBouquet];

export function sceneNamed(name: string): Scene {
  const scene = scenes.find((known) => known.name === name);
  if (!scene)
    throw new Error(`no scene is called ${name}; known: ${scenes.map((known) => known.name).join(", ")}`);
  return scene;
}
