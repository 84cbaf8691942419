import type { Cutting } from "./card-pages/cut-font.ts";
import type { DrawnKeepsake } from "./card-pages/draw-keepsake.ts";
import type { DrawnShare } from "./card-pages/draw-share-picture.ts";
import type { Pressing } from "./press/draw-print.ts";
import { answerTasks } from "./worker-tasks.ts";

/** Each loads its libraries when it is first asked for: who cuts fonts needs none that draw. */
const tasks = {
  print: async (given: Pressing) => (await import("./press/draw-print.ts")).drawPrint(given),
  "share-picture": async (given: DrawnShare) =>
    (await import("./card-pages/draw-share-picture.ts")).drawSharePicture(given),
  keepsake: async (given: DrawnKeepsake) =>
    (await import("./card-pages/draw-keepsake.ts")).drawKeepsake(given),
  "cut-font": async (given: Cutting) => (await import("./card-pages/cut-font.ts")).cutFont(given),
};

export type DrawingTasks = typeof tasks;

answerTasks(tasks);
