import { runProgram } from "#server/program.ts";

/** `npm run restore -- FOLDER` */
await runProgram("restore", () => import("#server/commands/restore.ts"));
