import type { Cutting } from "#server/card-pages/cut-font.ts";
import type { DrawnKeepsake } from "#server/card-pages/draw-keepsake.ts";
import type { DrawnShare } from "#server/card-pages/draw-share-picture.ts";
import type { SentFile } from "#server/companies/draw-files.ts";
import type { PhotoPart } from "#server/photos/draw-sizes.ts";
import type { PrintJob } from "#server/prints/draw-print.ts";
import { refusalOr } from "./refusal-or.ts";
import { answerTasks } from "./worker-tasks.ts";

/** Each loads its libraries when it is first asked for: who cuts fonts needs none that draw. */
const tasks = {
  print: async (given: PrintJob) => (await import("#server/prints/draw-print.ts")).drawPrint(given),
  "share-picture": async (given: DrawnShare) =>
    (await import("#server/card-pages/draw-share-picture.ts")).drawSharePicture(given),
  keepsake: async (given: DrawnKeepsake) =>
    (await import("#server/card-pages/draw-keepsake.ts")).drawKeepsake(given),
  "cut-font": async (given: Cutting) => (await import("#server/card-pages/cut-font.ts")).cutFont(given),
  photo: async (sent: Buffer) =>
    refusalOr((await import("#server/photos/draw-sizes.ts")).drawSentPhoto(sent)),
  "photo-part": async (given: PhotoPart) =>
    refusalOr((await import("#server/photos/draw-sizes.ts")).drawPhotoPart(given)),
  "company-file": async (given: SentFile) =>
    refusalOr((await import("#server/companies/draw-files.ts")).drawCompanyFile(given)),
};

export type DrawingTasks = typeof tasks;

answerTasks(tasks);
