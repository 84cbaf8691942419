import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { createServer } from "node:net";
import { expect } from "@playwright/test";

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
const [MINI_BROWSER] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");

/** Whether Debian's WebKit is here; Playwright's own is for other systems. */
export const hasWebkit = existsSync(DRIVER) && existsSync(SCREEN) && MINI_BROWSER !== undefined;
/** Said of a test that is left out. */
export const NO_WEBKIT = "WebKit is not installed (Debian: apt-get install webkit2gtk-driver xvfb)";

export type Webkit = Awaited<ReturnType<typeof openWebkit>>;

/** WebKit as on an iPhone, without a window that anybody sees, asked by the W3C's WebDriver. */
export async function openWebkit({ width = 390, height = 844 } = {}) {
  const screen = spawn(SCREEN, ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  // A machine for tests has no graphics card, and as root no sandbox either.
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    LANG: "C.UTF-8",
  };
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: "ignore" });

  async function call(method: "GET" | "POST" | "DELETE", path: string, body?: object) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  await expect.poll(() => call("GET", "/status").catch(() => null)).not.toBeNull();
  const options = { binary: MINI_BROWSER, args: ["--automation"] };
  const { sessionId } = await call("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  const session = `/session/${sessionId}`;
  await call("POST", `${session}/window/rect`, { width, height });

  async function element(selector: string): Promise<string> {
    const found = await call("POST", `${session}/element`, { using: "css selector", value: selector });
    return String(Object.values(found)[0]);
  }

  return {
    goto: (url: string) => call("POST", `${session}/url`, { url }),
    /** What a function's body returns in the page. */
    run: (script: string, ...args: unknown[]) => call("POST", `${session}/execute/sync`, { script, args }),
    text: (): Promise<string> =>
      call("POST", `${session}/execute/sync`, { script: "return document.body.innerText", args: [] }),
    async choose(selector: string, file: string) {
      await call("POST", `${session}/element/${await element(selector)}/value`, { text: file });
    },
    async screenshot(): Promise<Buffer> {
      return Buffer.from(await call("GET", `${session}/screenshot`), "base64");
    },
    async close() {
      await call("DELETE", session).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
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
