import type { Cutting } from "#server/card-pages/cut-font.ts";
import type { DrawnKeepsake } from "#server/card-pages/draw-keepsake.ts";
import type { DrawnShare } from "#server/card-pages/draw-share-picture.ts";
import type { PrintJob } from "#server/prints/draw-print.ts";
import { answerTasks } from "./worker-tasks.ts";

/** Each loads its libraries when it is first asked for: who cuts fonts needs none that draw. */
const tasks = {
  print: async (given: PrintJob) => (await import("#server/prints/draw-print.ts")).drawPrint(given),
  "share-picture": async (given: DrawnShare) =>
    (await import("#server/card-pages/draw-share-picture.ts")).drawSharePicture(given),
  keepsake: async (given: DrawnKeepsake) =>
    (await import("#server/card-pages/draw-keepsake.ts")).drawKeepsake(given),
  "cut-font": async (given: Cutting) => (await import("#server/card-pages/cut-font.ts")).cutFont(given),
};

export type DrawingTasks = typeof tasks;

answerTasks(tasks);
