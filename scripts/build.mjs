import { rmSync, writeFileSync } from "node:fs";
import { runNode } from "./child.mjs";
import { exclusively } from "./exclusive.mjs";
import { fingerprint, inRoot, readStamp, Stop } from "./project.mjs";

const stamp = inRoot("build/.stamp");

/** All that the built pages are made from. */
const sources = [
  "web",
  "cards",
  "content",
  "domain",
  "public",
  "scripts/build-card.ts",
  "scripts/card-files.ts",
  "scripts/compress.ts",
  "scripts/tabler-icons.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "postcss.config.mjs",
].concat(["tsconfig.json", "package.json", "package-lock.json"]);

const state = () => fingerprint(sources, { by: "time" });

/** Builds the pages when their sources changed since they were built last. */
export async function ensureBuilt() {
  if (readStamp(stamp) === state()) return;
  await exclusively(async () => {
    const built = state();
    if (readStamp(stamp) === built) return;
    console.log("Building the pages…");
    rmSync(stamp, { force: true });
    const output = [];
    const building = { env: { NODE_ENV: "production" }, onOutput: (chunk) => output.push(chunk) };
    const code = await runNode(["node_modules/@react-router/dev/bin.cjs", "build"], building);
    const cards = code || (await runNode(["scripts/build-card.ts"], building));
    const compressed = cards || (await runNode(["scripts/compress.ts"], building));
    if (compressed !== 0) {
      process.stderr.write(Buffer.concat(output));
      throw new Stop("The pages could not be built; what is wrong stands above.");
    }
    writeFileSync(stamp, built);
  });
}
