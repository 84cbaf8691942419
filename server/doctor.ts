import { runProgram } from "#server/program.ts";

/** `npm run doctor` */
await runProgram("doctor", () => import("#server/commands/doctor.ts"));
