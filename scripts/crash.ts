import { killDuringWrites } from "#tests/crash.ts";

/** `npm run crash -- ROUNDS`: how many acknowledged writes a killed app loses. */
const rounds = Number(process.argv[2] ?? 50);
const { acknowledged, lost } = await killDuringWrites({ rounds });
console.log(`${rounds} × kill -9: ${acknowledged} acknowledged writes, ${lost} lost`);
process.exitCode = lost > 0 ? 1 : 0;
