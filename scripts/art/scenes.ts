import type { Scene } from "./scene.ts";
import { morningFloor } from "./scenes/morning/floor.ts";

/** Every picture, in the order of the galleries. */
export const scenes: Scene[] = [morningFloor];

export function sceneNamed(name: string): Scene {
  const scene = scenes.find((known) => known.name === name);
  if (!scene) throw new Error(`no scene is called ${name}; known: ${scenes.map((known) => known.name).join(", ")}`);
  return scene;
}
