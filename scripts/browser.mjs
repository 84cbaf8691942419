import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runChild } from "./child.mjs";
import { Stop } from "./project.mjs";

const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_APPS = ["Google Chrome", "Chromium"].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);

/**
 * The paths of the browsers for the tests, with a font for Korean; Debian's are installed where we may. The whole one
 * has developer tools; the one without windows needs a third of the processor's time for the same page.
 */
export async function findBrowsers() {
  const given = process.env.CHROME_PATH;
  if (given && !isProgram(given)) throw new Stop(`There is no browser at CHROME_PATH=${given}.`);
  const whole = () => given || browserHere();
  const light = () => given || onPath(SHELL);
  const missing = [
    ...(whole() ? [] : ["chromium"]),
    ...(light() ? [] : [SHELL]),
    ...(hasKoreanFont() ? [] : ["fonts-noto-cjk"]),
    // What iPhones have, and the third engine: journeys are taken in each; one that is missing is left out and named.
    ...(onPath("WebKitWebDriver") ? [] : ["webkit2gtk-driver"]),
    ...(onPath("Xvfb") ? [] : ["xvfb"]),
    ...(onPath("firefox-esr") || onPath("firefox") ? [] : ["firefox-esr"]),
  ];
  if (missing.length > 0 && isDebianRoot()) {
    await aptInstall(missing).catch((error) => {
      // With a browser the tests can be run, whatever else could not be fetched.
      if (!whole()) throw error;
      console.log(error.message);
    });
  }
  const found = whole();
  if (found && !hasKoreanFont())
    console.log("There is no Korean font on this machine: pictures in the tests show boxes.");
  if (found) return { whole: found, light: light() ?? found };
  throw new Stop(
    "The browser tests need Chromium or Google Chrome: install one (Debian: apt-get install chromium fonts-noto-cjk), " +
      "or name it with CHROME_PATH; `npm run check` runs everything else.",
  );
}

/** What puts load on a server. */
export async function findLoader() {
  if (!onPath("wrk") && isDebianRoot()) await aptInstall(["wrk"]);
  if (!onPath("wrk")) throw new Stop("The measurements need wrk: install it (Debian: apt-get install wrk).");
}

function onPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function browserHere() {
  const apps = process.platform === "darwin" ? MAC_APPS : [];
  return NAMES.map(onPath).find(Boolean) ?? apps.find(isProgram);
}

function isProgram(path) {
  return existsSync(path) && statSync(path).isFile();
}

/** Only Linux may lack one. */
function hasKoreanFont() {
  if (process.platform !== "linux") return true;
  try {
    return execFileSync("fc-list", [":lang=ko"], { stdio: ["ignore", "pipe", "ignore"] }).length > 0;
  } catch {
    return false;
  }
}

function isDebianRoot() {
  return existsSync("/etc/debian_version") && process.getuid() === 0;
}

async function aptInstall(packages) {
  console.log(`Installing ${packages.join(", ")} for the browser tests…`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const commands = [
    ["update", "-q"],
    ["install", "-q", "-y", "--no-install-recommends", ...packages, "fontconfig"],
  ];
  for (const args of commands) {
    const code = await runChild("apt-get", args, { env });
    if (code !== 0) throw new Stop(`apt-get could not install ${packages.join(", ")}; it says why above.`);
  }
}
