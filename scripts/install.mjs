import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { isStopAsked, runChild, runNode } from "./child.mjs";
import { exclusively, holdToo } from "./exclusive.mjs";
import { addAddresses, removeAddresses } from "./lock-addresses.mjs";
import { fingerprint, inRoot, projectNode, readStamp, Stop } from "./project.mjs";

const stampIn = (folder) => inRoot(folder, "node_modules/.goi-installed");
/** Says by which rules files were removed again after they had been installed. */
const trimStamp = inRoot("node_modules/.goi-trimmed");
const PROGRESS_MS = 10_000;

/** Settings of an npm around us that would change what is installed; where to install from is left alone. */
const MISLEADING =
  "also dev dry_run global ignore_scripts include location node_options omit only optional package_lock package_lock_only prefix production workspace workspaces";

/** Installs what package-lock.json lists, unless that is what is there. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await exclusively(async () => {
    if (isInstalled()) return;
    // Where somebody killed an install.
    removeAddresses(".");
    if (!isInPlace()) await install("dependencies (first start only)", ".");
    if (!projectNode()) throw new Stop(NO_NODE);
    await trim();
    writeFileSync(stampIn("."), wanted());
  });
}

/** What describes the cloud, and what stands in for it in tests: 350 MB that nobody pays who only starts the app. */
export async function ensureCloudInstalled() {
  // Where only the app was put, as in a container.
  if (!existsSync(inRoot("infra/package.json"))) return;
  const wanted = () =>
    `${fingerprint(["infra/package.json", "infra/package-lock.json"], { by: "bytes" })} ${machine}`;
  const isThere = () => readStamp(stampIn("infra")) === wanted();
  if (isThere()) return;
  await exclusively(async () => {
    if (isThere()) return;
    removeAddresses("infra");
    await install("what the tests of the cloud need", "infra");
    writeFileSync(stampIn("infra"), wanted());
  });
}

const machine = `${process.platform} ${process.arch}`;

const wanted = () =>
  `${fingerprint(["package.json", "package-lock.json"], { by: "bytes" })} ${trimRules()} ${machine}`;

const trimRules = () => fingerprint(["scripts/trim-packages.ts", "cards/themes/fonts.ts"], { by: "bytes" });

const NO_NODE = `npm has no Node 24 of ours for ${machine}, and this is ${process.version}; install Node.js 24 or newer from https://nodejs.org and start again.`;

const isInstalled = () => readStamp(stampIn(".")) === wanted() && projectNode() !== null;

/** An `npm ci` or `npm install` by hand leaves no stamp of ours, but npm's own list of what it installed. */
function isInPlace() {
  const list = inRoot("node_modules/.package-lock.json");
  const fromElsewhere = existsSync(stampIn(".")) && !readStamp(stampIn(".")).endsWith(machine);
  // Other rules may need what these removed.
  const isOtherwiseTrimmed = existsSync(trimStamp) && readStamp(trimStamp) !== trimRules();
  if (isOtherwiseTrimmed || fromElsewhere || !existsSync(list) || !projectNode()) return false;
  const installed = packagesIn(list);
  return Object.entries(packagesIn(inRoot("package-lock.json"))).every(
    ([path, { version, optional, devOptional }]) => {
      if (path === "") return true;
      return installed[path] ? installed[path].version === version : optional || devOptional;
    },
  );
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

const settings = [
  "--include=dev",
  "--engine-strict=false",
  "--audit=false",
  "--fund=false",
  "--loglevel=error",
];

async function install(what, folder) {
  console.log(`Installing ${what}…`);
  rmSync(stampIn(folder), { force: true });
  const started = performance.now();
  const progress = setInterval(() => {
    console.log(`  still installing, ${Math.round((performance.now() - started) / 1000)} s`);
  }, PROGRESS_MS);
  const code = await installWithAddresses(folder).finally(() => clearInterval(progress));
  if (code !== 0) throw new Stop("The dependencies could not be installed; npm says why above.");
}

async function installWithAddresses(folder) {
  addAddresses(await registry(), folder);
  const code = await npmInstall(folder).finally(() => removeAddresses(folder));
  if (code === 0 || isStopAsked()) return code;
  console.log("Once more, asking the registry for every address…");
  return npmInstall(folder);
}

async function npmInstall(folder) {
  const command = locksEveryMachine(folder) ? ["ci"] : ["install", "--no-save"];
  let free = () => {};
  const holding = (pid) => {
    free = holdToo(pid);
  };
  const options = { cwd: inRoot(folder), env: environment(), onStart: holding };
  return await npm([...command, ...settings], options).finally(() => free());
}

async function registry() {
  const said = [];
  await npm(["config", "get", "registry"], { env: environment(), onOutput: (chunk) => said.push(chunk) });
  // npm's warnings come on the lines around it.
  return (
    Buffer.concat(said)
      .toString()
      .split("\n")
      .findLast((line) => line.startsWith("http")) ?? ""
  );
}

/** Removes what nothing reads of the packages. */
async function trim() {
  if (readStamp(trimStamp) === trimRules()) return;
  if ((await runNode(["scripts/trim-packages.ts"])) !== 0) {
    throw new Stop("What the packages have too much of could not be removed; what is wrong stands above.");
  }
  writeFileSync(trimStamp, trimRules());
}

/**
 * A registry may lack a native package for some other machine, and so may a lock file made from it. `npm ci`
 * refuses such a lock file; `npm install` follows it all the same.
 */
function locksEveryMachine(folder) {
  const packages = packagesIn(inRoot(folder, "package-lock.json"));
  const locked = new Set(Object.keys(packages).map((path) => path.split("node_modules/").at(-1)));
  return Object.values(packages).every(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).every((name) => locked.has(name)),
  );
}

/** The npm that runs us, or the one on the PATH. */
function npm(args, options) {
  const running = process.env.npm_execpath ?? "";
  const [file, ...first] = basename(running) === "npm-cli.js" ? [process.execPath, running] : ["npm"];
  return runChild(file, [...first, ...args], options).catch(() => {
    throw new Stop("npm was not found; it comes with Node.js from https://nodejs.org.");
  });
}

function environment() {
  const misleading = new Set(["node_env", ...MISLEADING.split(" ").map((name) => `npm_config_${name}`)]);
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !misleading.has(name.toLowerCase())),
  );
}
