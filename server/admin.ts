import { runProgram } from "#server/program.ts";

/** `npm run admin -- EMAIL` */
await runProgram("admin", () => import("#server/commands/admin.ts"));
