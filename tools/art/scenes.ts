import type { Scene } from "./scene.ts";
import { greetingJars } from "./scenes/greeting/jars.ts";
import { greetingLetter } from "./scenes/greeting/letter.ts";
import { greetingMountains } from "./scenes/greeting/mountains.ts";
import { greetingShop } from "./scenes/greeting/shop.ts";
import { hanokBowl } from "./scenes/hanok/bowl.ts";
import { hanokDoor } from "./scenes/hanok/door.ts";
import { hanokDucks } from "./scenes/hanok/ducks.ts";
import { hanokRibbons } from "./scenes/hanok/ribbons.ts";
import { morningBouquet } from "./scenes/morning/bouquet.ts";
import { morningChairs } from "./scenes/morning/chairs.ts";
import { morningCups } from "./scenes/morning/cups.ts";
import { morningFloor } from "./scenes/morning/floor.ts";
import { nightFireflies } from "./scenes/night/fireflies.ts";
import { nightPath } from "./scenes/night/path.ts";
import { nightRidge } from "./scenes/night/ridge.ts";
import { nightTable } from "./scenes/night/table.ts";
import { birthdayCake } from "./scenes/occasion/cake.ts";
import { doljabiTable } from "./scenes/occasion/doljabi.ts";
import { memorialChrysanthemums, memorialHill } from "./scenes/occasion/memorial.ts";
import { seaBicycles } from "./scenes/sea/bicycles.ts";
import { seaCurtain } from "./scenes/sea/curtain.ts";
import { seaFootprints } from "./scenes/sea/footprints.ts";
import { seaHorizon } from "./scenes/sea/horizon.ts";

/** Every picture, in the order of the galleries. */
export const scenes: Scene[] = [
  morningFloor,
  morningChairs,
  morningCups,
  morningBouquet,
  hanokDoor,
  hanokBowl,
  hanokRibbons,
  hanokDucks,
  nightPath,
  nightTable,
  nightRidge,
  nightFireflies,
  seaHorizon,
  seaFootprints,
  seaCurtain,
  seaBicycles,
  greetingJars,
  greetingMountains,
  greetingShop,
  greetingLetter,
  birthdayCake,
  doljabiTable,
  memorialHill,
  memorialChrysanthemums,
];

export function sceneNamed(name: string): Scene {
  const scene = scenes.find((known) => known.name === name);
  if (!scene)
    throw new Error(`no scene is called ${name}; known: ${scenes.map((known) => known.name).join(", ")}`);
  return scene;
}
