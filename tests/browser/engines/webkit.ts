import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type Driver, WINDOW } from "./driver.ts";
import { strokes } from "./strokes.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
const [MINI_BROWSER] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");

/** Whether Debian's WebKit is here; Playwright's own is for other systems. */
export const hasWebkit = existsSync(DRIVER) && existsSync(SCREEN) && MINI_BROWSER !== undefined;
/** Said of what is left out. */
export const NO_WEBKIT = "not installed; Debian has it as webkit2gtk-driver, with xvfb";

/** What iPhones have, in a window that nobody sees, asked by the W3C's WebDriver. */
export async function openWebkit({ width, height } = WINDOW): Promise<Driver> {
  const screen = spawn(SCREEN, ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const settings = stillSettings();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${await firstLine(screen)}`,
      XDG_CONFIG_HOME: settings,
      // A machine for tests has no graphics card, and as root no sandbox either.
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LANG: "C.UTF-8",
      TZ: "Asia/Seoul",
    },
    stdio: "ignore",
  });

  async function call(method: "GET" | "POST" | "DELETE", path: string, body?: object) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // A driver that does not answer is told as that, and not as a test that took too long.
      signal: AbortSignal.timeout(90_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  await expect.poll(() => call("GET", "/status").catch(() => null)).not.toBeNull();
  const { sessionId, capabilities } = await call("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": { binary: MINI_BROWSER, args: ["--automation"] },
        timeouts: { pageLoad: 60_000 },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const ask = (path: string, body: object) => call("POST", `${session}${path}`, body);
  const run = (script: string, ...args: unknown[]) => ask("/execute/sync", { script, args });
  const act = (type: "key" | "pointer", actions: object[]) =>
    ask("/actions", { actions: [{ type, id: type, actions }] });
  await ask("/window/rect", { width, height });
  let said: string[] = [];

  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    async goto(url) {
      said.push(...(await run(`return (${heard})()`)));
      await ask("/url", { url });
      await run(`(${listen})()`);
    },
    evaluate: (inPage, ...args) => run(`return (${inPage}).apply(null, arguments)`, ...args),
    async press({ x, y }) {
      const move = { type: "pointerMove", x, y, duration: 0 };
      await act("pointer", [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]);
    },
    async type(keys) {
      await act("key", strokes(keys));
    },
    async choose(selector, files) {
      const found = await ask("/element", { using: "css selector", value: selector });
      await ask(`/element/${Object.values(found)[0]}/value`, { text: files.join("\n") });
    },
    async complaints() {
      const all = [...said, ...(await run(`return (${heard})()`))];
      said = [];
      return all;
    },
    async close() {
      await call("DELETE", session).catch(() => undefined);
      driver.kill();
      screen.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** WebDriver tells nothing of the console: from when a page is loaded on, it listens to itself. */
function listen() {
  const said: string[] = [];
  Object.assign(window, { complaints: said });
  addEventListener("error", ({ message }) => said.push(message));
  addEventListener("unhandledrejection", ({ reason }) => said.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    said.push(`${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    said.push(words.map(String).join(" "));
    error(...words);
  };
}

function heard() {
  const said: string[] = Reflect.get(window, "complaints") ?? [];
  return said.splice(0);
}

/** What moves is drawn by the processor here: the desktop asks for no motion, and so do its pages. */
function stillSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), "goi-webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  return folder;
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => stdout?.once("data", (bytes: Buffer) => resolve(bytes.toString().trim())));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === "object" ? address.port : 0));
    });
  });
}
