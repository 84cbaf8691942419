import { type BrowserContext, chromium, type Frame, type Page } from "@playwright/test";
import { designBench } from "./editor-design.ts";
import { dataWith, running, weddingWith } from "./given.ts";
import { amount, type Figure, percentile, ratio } from "./measure.ts";
import { draftOf, signUp } from "./member.ts";

const KEYS = 200;
const SLOWER = 4;
/** Who opens a card reads before they type. By then it has been saved once and everything is loaded. */
const READING_MS = 2_500;
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const LETTERS = "abcdefghijklmnop";

/** B7: from a key to the preview of a card with thirty photos, against a textarea mirrored into a div; and B16. */
export async function editor(browserPath: string): Promise<Figure[]> {
  const data = await dataWith(weddingWith(1));
  const app = await running(["server/main.ts"], { DATA_DIR: data.folder });
  const browser = await chromium.launch({ executablePath: browserPath });
  try {
    const context = await browser.newContext({ ...DESKTOP, baseURL: app.url });
    const page = await context.newPage();
    await signUp(page, app);
    const id = await draftOf(page, { app, kind: "greeting", content: weddingWith(30) });
    const address = `/create?id=${id}`;
    const ours = await keysInEditor(page, address);
    const peer = await keysInPeer(context);
    const [p95, peer95] = [percentile(ours, 0.95), percentile(peer, 0.95)];
    return [
      ratio({
        row: "B7",
        what: "key to preview, p95 of 200 keys at CPU ×4, against a mirrored textarea",
        ours: p95,
        peer: peer95,
        unit: "ms",
        atMost: 2,
      }),
      amount({ row: "B7", what: "key to preview, p95", value: p95, unit: "ms", atMost: 50 }),
      ...(await designBench(context, address)),
    ];
  } finally {
    await browser.close();
    await app.stop();
    data.remove();
  }
}

async function keysInEditor(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  await page
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: /^인사말/ })
    .click();
  const body = page.getByRole("textbox", { name: "인사말" });
  await body.fill("");
  const frame = await (await page.locator('iframe[title="카드 미리보기"]').elementHandle())?.contentFrame();
  if (!frame) throw new Error("The editor has no preview");
  await frame.evaluate(async () => void (await document.fonts.ready));
  await page.waitForTimeout(READING_MS);
  return keys({ page, seen: frame, typing: () => body.click() });
}

async function keysInPeer(context: BrowserContext): Promise<number[]> {
  const page = await context.newPage();
  await page.setContent("<textarea></textarea><div id='mirror'></div>");
  await page.evaluate(() => {
    const [field, mirror] = [document.querySelector("textarea"), document.getElementById("mirror")];
    field?.addEventListener("input", () => {
      if (mirror) mirror.textContent = field.value;
    });
  });
  return keys({ page, seen: page.mainFrame(), typing: () => page.locator("textarea").click() });
}

type Typing = { page: Page; seen: Frame; typing: () => Promise<void> };

/** Milliseconds from each key to the frame in which its letter was painted. */
async function keys({ page, seen, typing }: Typing): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(() => {
    addEventListener(
      "keydown",
      () => Object.assign(window, { pressedAt: performance.timeOrigin + performance.now() }),
      true,
    );
  });
  await typing();
  const took: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    const painted = seen.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const watching = new MutationObserver(() => {
            watching.disconnect();
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
              port2.postMessage(null);
            });
          });
          watching.observe(document.body, { subtree: true, characterData: true, childList: true });
        }),
    );
    await seen.evaluate(() => null);
    await page.keyboard.press(LETTERS[key % LETTERS.length] ?? "a");
    const pressedAt = await page.evaluate(() => (window as unknown as { pressedAt: number }).pressedAt);
    took.push((await painted) - pressedAt);
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return took;
}
