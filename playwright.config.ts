import { defineConfig } from "@playwright/test";
import type { ByEngine } from "./tests/browser/engines/engines.ts";

/** Tests in which letters are drawn; all others are an eighth faster without the fonts of every page. */
const lettered = /browser\/(photo-card|offline)\.spec\.ts$/;

const launchWith = (...args: string[]) => ({
  // Where the machine has no locale, a browser cannot name a file in Korean.
  env: { ...process.env, LANG: "C.UTF-8" } as Record<string, string>,
  executablePath:
    process.env.CHROME_SHELL_PATH ?? process.env.CHROME_PATH ?? "/usr/bin/chromium-headless-shell",
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // A name that is not localhost: to the browser a page from there, without TLS, is not secure.
    "--host-resolver-rules=MAP goi.test 127.0.0.1",
    ...args,
  ],
});

/** What is the same in every browser: those that Playwright does not drive are driven there. */
const engines = /engines\/[^/]+\.spec\.ts$/;

export default defineConfig<object, ByEngine>({
  testDir: "tests/browser",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./tests/browser/prepare.ts",
  // One app and one browser a worker; the machine that decides has two cores.
  workers: 2,
  // A whole journey takes most of a minute on a busy machine; nothing here measures speed.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 0,
  use: {
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    // It would answer navigations in place of the network that a test cuts or bends; one test lets it in.
    serviceWorkers: "block",
    viewport: { width: 390, height: 844 },
    // What moves is drawn by the processor here, beside everything else; whoever tests a motion asks for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    trace: "off",
  },
  // What has a browser of its own comes first: at the end one worker would wait for the other.
  projects: [
    { name: "lettered", testMatch: lettered, use: { launchOptions: launchWith() } },
    { name: "webkit", testMatch: engines, use: { engine: "webkit" } },
    { name: "firefox", testMatch: engines, use: { engine: "firefox" } },
    {
      name: "plain",
      testIgnore: [lettered, engines],
      use: { launchOptions: launchWith("--disable-remote-fonts") },
    },
  ],
});
