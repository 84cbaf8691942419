import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBidi } from "./bidi.ts";
import { type Driver, WINDOW } from "./driver.ts";
import { strokes } from "./strokes.ts";

const PROGRAM = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
].find(existsSync);

export const hasFirefox = PROGRAM !== undefined;
/** Said of what is left out. */
export const NO_FIREFOX = "not installed; Debian has it as firefox-esr";

const preferences = {
  "intl.accept_languages": "ko-KR, ko",
  // What moves is drawn by the processor here, and fonts are unpacked by it.
  "ui.prefersReducedMotion": 1,
  "gfx.downloadable_fonts.enabled": false,
  // One window with one page needs no processes in store.
  "dom.ipc.processCount": 1,
  "dom.ipc.processPrelaunch.enabled": false,
};

/** What a page was still asking for when it was left. */
const LEFT = /NetworkError when attempting to fetch resource/;

/**
 * Firefox without a screen, asked by the W3C's WebDriver BiDi, which it speaks by itself. Its window has a natural
 * size: a page that is made smaller than its window looks as if developer tools were docked, and leads away.
 */
export async function openFirefox({ width, height } = WINDOW): Promise<Driver> {
  if (!PROGRAM) throw new Error(NO_FIREFOX);
  const profile = mkdtempSync(join(tmpdir(), "goi-firefox-"));
  const lines = Object.entries(preferences).map(
    (preference) => `user_pref(${preference.map((part) => JSON.stringify(part)).join(", ")});\n`,
  );
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const browser = spawn(
    PROGRAM,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    {
      env: {
        ...process.env,
        // Else it looks for that of whoever started it, which as root it refuses.
        HOME: profile,
        MOZ_HEADLESS_WIDTH: String(width),
        MOZ_HEADLESS_HEIGHT: String(height),
        TZ: "Asia/Seoul",
      },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  const { call, on } = await openBidi(`${await saidAddress(browser)}/session`);
  const { capabilities } = await call("session.new", { capabilities: {} });
  const { contexts } = await call("browsingContext.getTree");
  const { context } = contexts[0];
  const target = { context };
  let said: string[] = [];
  await on("log.entryAdded", ({ level, text }) => {
    if (level === "error" && !LEFT.test(text)) said.push(text);
  });
  const act = (type: "key" | "pointer", actions: object[]) =>
    call("input.performActions", { context, actions: [{ type, id: type, actions }] });

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async goto(url) {
      await call("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(inPage, ...args) {
      const functionDeclaration = `async (args) => JSON.stringify([await (${inPage})(...JSON.parse(args))])`;
      const asked = { type: "string", value: JSON.stringify(args) };
      const { result, exceptionDetails } = await call("script.callFunction", {
        functionDeclaration,
        arguments: [asked],
        awaitPromise: true,
        target,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value)[0];
    },
    async press({ x, y }) {
      const move = { type: "pointerMove", x, y };
      await act("pointer", [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]);
    },
    async type(keys) {
      await act("key", strokes(keys));
    },
    async choose(selector, files) {
      const { nodes } = await call("browsingContext.locateNodes", {
        context,
        locator: { type: "css", value: selector },
        maxNodeCount: 1,
      });
      await call("input.setFiles", { context, element: { sharedId: nodes[0]?.sharedId }, files });
    },
    async complaints() {
      const heard = said;
      said = [];
      return heard;
    },
    async close() {
      await call("browser.close").catch(() => browser.kill());
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function saidAddress(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    browser.stderr?.on("data", (bytes: Buffer) => {
      said += bytes;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    browser.once("exit", () => reject(new Error(`Firefox did not start: ${said}`)));
  });
}
