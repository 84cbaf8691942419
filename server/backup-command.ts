import { runProgram } from "#server/program.ts";

/** `npm run backup -- FOLDER` */
await runProgram("backup", () => import("#server/commands/backup.ts"));
