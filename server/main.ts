import { runProgram } from "#server/program.ts";

/** The app. */
await runProgram("run", () => import("#server/run.ts"));
