import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "#server/cannot-start.ts";
import type { Demo } from "./fill.ts";

/** By this file a folder is known as one of ours. It holds passwords, as long as the folder is there. */
const fileIn = (folder: string) => join(folder, "demo.json");

/** What an earlier demo made of a folder; null where nothing is there yet. Refuses what is somebody's. */
export function readDemo(folder: string): Demo | null {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return null;
  if (!existsSync(fileIn(folder))) {
    throw new CannotStart(
      `${folder} is not empty and was not made by npm run demo; choose an empty DATA_DIR, or none for data/demo.`,
    );
  }
  const state: DemoState = JSON.parse(readFileSync(fileIn(folder), "utf8"));
  if (state === "filling") {
    throw new CannotStart(
      `The demo in ${folder} was not finished; delete that folder and run npm run demo again.`,
    );
  }
  return state === "empty" ? null : state;
}

/** Empty where the app did not start, as on a port that is taken: nothing has to be deleted then. */
type DemoState = "empty" | "filling" | Demo;

export function keepDemoState(folder: string, state: DemoState): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(fileIn(folder), `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
}
