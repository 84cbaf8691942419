import { existsSync } from "node:fs";

/**
 * Runs one of our programs: as `scripts/build-server.ts` put it together, a few files instead of a thousand, where
 * somebody is served; its sources while somebody develops, and where nothing was built.
 */
export async function runProgram(name: string, sources: () => Promise<unknown>): Promise<void> {
  const built = new URL(`../build/app/${name}.js`, import.meta.url);
  if (process.env.NODE_ENV === "production" && existsSync(built)) await import(built.href);
  else await sources();
}
