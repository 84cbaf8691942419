import { existsSync } from "node:fs";

/**
 * The app: as `scripts/build-server.ts` put it together, a few files instead of a thousand, where somebody is served;
 * its sources while somebody develops, and where nothing was built.
 */
const built = new URL("../build/app/run.js", import.meta.url);

if (process.env.NODE_ENV === "production" && existsSync(built)) {
  await import(built.href);
} else {
  await import("#server/run.ts");
}
