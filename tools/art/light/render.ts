import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { LitScene } from "../scene.ts";
import { blankFilm, type Film } from "./film.ts";

/** Exposes a film of the scene, one worker to a processor; each builds the same scene for itself. */
export async function render({
  scene,
  width,
  height,
  samples,
}: {
  scene: LitScene;
  width: number;
  height: number;
  samples: number;
}): Promise<Film> {
  const film = blankFilm(width, height);
  const next = new Int32Array(new SharedArrayBuffer(4));
  const workers = Array.from({ length: availableParallelism() }, () =>
    once(
      new Worker(new URL("./darkroom-worker.ts", import.meta.url), {
        workerData: { name: scene.name, film, samples, next },
      }),
      "exit",
    ),
  );
  const codes = await Promise.all(workers);
  if (codes.some(([code]) => code !== 0)) throw new Error(`could not draw ${scene.name}`);
  return film;
}
