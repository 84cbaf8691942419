import { workerData } from "node:worker_threads";
import { sceneNamed } from "../scenes.ts";
import { expose } from "./expose.ts";
import type { Film } from "./film.ts";

const { name, film, samples, next } = workerData as {
  name: string;
  film: Film;
  samples: number;
  next: Int32Array;
};
const scene = sceneNamed(name);
if ("stage" in scene) expose({ stage: scene.stage(), film, samples, next });
