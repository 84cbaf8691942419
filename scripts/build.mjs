import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { runNode } from "./child.mjs";
import { exclusively } from "./exclusive.mjs";
import { fingerprint, inRoot, readStamp, Stop } from "./project.mjs";

const EVERY_BUILD = ["tsconfig.json", "package.json", "package-lock.json"];

/** The pages; what builds them empties the whole folder. */
const pages = {
  name: "pages",
  stamp: inRoot("build/.stamp"),
  sources: [
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
    ...EVERY_BUILD,
  ],
  steps: [
    ["node_modules/@react-router/dev/bin.cjs", "build"],
    ["scripts/build-card.ts"],
    ["scripts/compress.ts"],
  ],
};

/** What answers requests; a few seconds. */
const server = {
  name: "server",
  stamp: inRoot("build/app/.stamp"),
  sources: ["server", "cards", "content", "domain", "scripts/build-server.ts", ...EVERY_BUILD],
  steps: [["scripts/build-server.ts"]],
};

/** Builds what has sources that changed since it was built last. */
export async function ensureBuilt() {
  for (const part of [pages, server]) await ensure(part);
}

/** The server alone, for who tests it and looks at no page. */
export function ensureServerBuilt() {
  return ensure(server);
}

/** Whether what was built of the server is of the sources as they stand. */
export function isServerBuilt() {
  return readStamp(server.stamp) === stateOf(server);
}

const stateOf = ({ sources }) => fingerprint(sources, { by: "time" });

async function ensure(part) {
  const { name, stamp, steps } = part;
  if (readStamp(stamp) === stateOf(part)) return;
  await exclusively(async () => {
    const built = stateOf(part);
    if (readStamp(stamp) === built) return;
    console.log(`Building the ${name}…`);
    rmSync(stamp, { force: true });
    const output = [];
    const building = { env: { NODE_ENV: "production" }, onOutput: (chunk) => output.push(chunk) };
    for (const step of steps) {
      if ((await runNode(step, building)) === 0) continue;
      process.stderr.write(Buffer.concat(output));
      throw new Stop(`The ${name} could not be built; what is wrong stands above.`);
    }
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, built);
  });
}
