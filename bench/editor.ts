import { randomUUID } from "node:crypto";
import { type BrowserContext, chromium, type Frame, type Page } from "@playwright/test";
import { CreateCardDocument } from "#web/graphql/graphql.ts";
import { dataWith, type Running, running, weddingWith } from "./given.ts";
import { amount, type Figure, percentile, ratio } from "./measure.ts";

const KEYS = 200;
const SLOWER = 4;
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const LETTERS = "abcdefghijklmnop";

/** B7: from a key to the preview of a card with thirty photos, against a textarea mirrored into a div. */
export async function editor(browserPath: string): Promise<Figure[]> {
  const data = await dataWith(weddingWith(1));
  const app = await running(["server/main.ts"], { DATA_DIR: data.folder });
  const browser = await chromium.launch({ executablePath: browserPath });
  try {
    const context = await browser.newContext({ ...DESKTOP, baseURL: app.url });
    const page = await context.newPage();
    await signUp(page, app);
    const ours = await keysInEditor(page, await draft(page, app));
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
    ];
  } finally {
    await browser.close();
    await app.stop();
    data.remove();
  }
}

async function signUp(page: Page, { lines }: Running): Promise<void> {
  await page.goto("/signup");
  await page.getByLabel("이메일").fill("bench@example.com");
  await page.getByLabel("비밀번호", { exact: true }).fill("정성을 다해 8자");
  await page.getByLabel("[필수] 이용약관에 동의합니다").check();
  await page.getByLabel("[필수] 개인정보 수집과 이용에 동의합니다").check();
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  const code = page.getByLabel("인증번호");
  await code.waitFor();
  const said = lines.map((line) => /"mailCode":"(\d{6})"/.exec(line)?.[1]).findLast(Boolean) ?? "";
  await code.fill(said);
  await page.getByRole("button", { name: "확인" }).click();
  await page.waitForURL(/\/$/, { waitUntil: "commit" });
}

/** The address at which a new card with thirty photos is edited. */
async function draft(page: Page, app: Running): Promise<string> {
  const asked = page.waitForRequest((request) => "authorization" in request.headers());
  await page.goto("/my-mobile-card");
  const { authorization = "", "x-api-key": key = "" } = (await asked).headers();
  const variables = { kind: "greeting", key: randomUUID(), content: weddingWith(30) };
  const answer = await fetch(`${app.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization, "x-api-key": key },
    body: JSON.stringify({ query: CreateCardDocument.toString(), variables }),
  });
  const { data } = await answer.json();
  return `/create?id=${data.createCard.card.id}`;
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
