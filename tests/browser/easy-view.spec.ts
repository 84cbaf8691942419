import type { Page } from "@playwright/test";
import { kindNamed, kinds } from "#cards/kinds/kinds.ts";
import { allSamples } from "#cards/kinds/samples.ts";
import { becomeMember, expect, test } from "./app.ts";
import { bringAxe } from "./axe.ts";
import { withoutPictures } from "./kept-away.ts";
import { memberApi } from "./member-api.ts";
import { send, viewOf } from "./one-of-each.ts";
import { recordSpeech } from "./recorded-speech.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const WEDDING = "/sample/greeting/hanok-wedding";
const samples = await allSamples();

const mode = (page: Page) => page.getByRole("dialog", { name: "어르신 모드" });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page, name: string) => mode(page).getByRole("heading", { name, exact: true });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await button(page, "어르신 모드").tap();
  await expect(mode(page)).toBeVisible();
}

test("a wedding is four screens, four buttons, and Back gives the card back", async ({ page }) => {
  await open(page, WEDDING);
  await expect(heading(page, "누구")).toBeFocused();
  await expect(mode(page)).toContainText("신랑 이도현");
  await expect(mode(page).getByText("화면 4개 중 1번째")).toBeAttached();
  for (const next of ["언제", "어디서", "연락"]) {
    await button(page, `다음 ${next}`).tap();
    await expect(heading(page, next)).toBeFocused();
    for (const act of ["전화", "길 찾기", "참석 알리기", "마음 전하기"])
      await expect(button(page, act)).toBeInViewport();
  }
  await expect(button(page, /^다음/)).toBeHidden();
  await expect(page.getByRole("link", { name: "신랑 이도현 010-0000-1016" })).toHaveAttribute(
    "href",
    "tel:01000001016",
  );
  await button(page, "이전 어디서").tap();
  await button(page, "전화").tap();
  await expect(heading(page, "연락")).toBeVisible();
  await button(page, "길 찾기").tap();
  await expect(mode(page).getByRole("link", { name: "카카오맵" })).toHaveAttribute("href", /map\.kakao\.com/);
  await expect(mode(page).getByRole("link", { name: "네이버 지도" })).toHaveAttribute(
    "href",
    /map\.naver\.com/,
  );
  await expect(mode(page).getByRole("link", { name: "티맵" })).toHaveAttribute("href", /^tmap:/);
  await page.goBack();
  await expect(heading(page, "연락")).toBeVisible();
  await page.goBack();
  await expect(mode(page)).toBeHidden();
  await expect(button(page, "어르신 모드")).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(WEDDING);
});

test("nothing of it is loaded before it is asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(WEDDING);
  await page.evaluate(() => dispatchEvent(new Event("touchstart")));
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /easy/.test(url))).toEqual([]);
  await button(page, "어르신 모드").tap();
  await expect(mode(page)).toBeVisible();
  expect(asked.filter((url) => /easy/.test(url))).toHaveLength(2);
});

test("it opens by itself on the next card until somebody wants the card itself", async ({ page }) => {
  await open(page, WEDDING);
  await page.goto("/sample/memorial/father");
  await expect(mode(page)).toContainText("故 김한결");
  // Nobody has gone anywhere on this card: Back leaves it, and this button leads to it.
  await button(page, "원래 카드").tap();
  await expect(mode(page)).toBeHidden();
  await page.goto(WEDDING);
  await page.evaluate(() => dispatchEvent(new Event("touchstart")));
  await page.waitForLoadState("networkidle");
  await expect(mode(page)).toBeHidden();
});

test("it is offered once where the system's text is large, and nowhere else", async ({ page }) => {
  const offer = page.getByText("큰 글씨와 소리로 보실 수 있습니다.");
  await page.goto(WEDDING);
  await page.waitForLoadState("networkidle");
  await expect(offer).toHaveCount(0);
  // As a browser does whose own size is 32 px.
  await page.addInitScript(() => {
    const large = new CSSStyleSheet();
    large.replaceSync("html { font-size: 200% }");
    document.adoptedStyleSheets.push(large);
  });
  await page.goto(WEDDING);
  await expect(offer).toBeVisible();
  await button(page, "괜찮습니다").tap();
  await expect(offer).toBeHidden();
  await page.goto("/sample/memorial/father");
  await page.waitForLoadState("networkidle");
  await expect(offer).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.goto(WEDDING);
  await offer.locator("..").getByRole("button", { name: "어르신 모드" }).tap();
  await expect(heading(page, "누구")).toBeVisible();
});

test("a guest answers in the card's own form, which stands there alone", async ({ page, app }) => {
  await becomeMember(page, app);
  const member = await memberApi(page, app.url);
  const content = samples.greeting[0]?.content;
  if (!content) throw new Error("There is no wedding");
  await open(page, viewOf(await send(member, { kind: kindNamed("greeting"), content })));
  await button(page, "참석 알리기").tap();
  const form = page.locator('[data-section="rsvp"]');
  await expect(form.getByRole("heading").first()).toBeFocused();
  await expect(page.locator("main > section:visible")).toHaveCount(1);
  await form.getByRole("radio", { name: "참석합니다" }).check();
  await form.getByRole("radio", { name: "신부 측" }).check();
  await form.getByLabel(/성함/).fill("한지우");
  await form.getByRole("radio", { name: "식사합니다" }).check();
  await form.getByRole("button", { name: "답변 보내기" }).tap();
  await expect(form).toContainText("참석하신다고 전했습니다");
  await button(page, "돌아가기").tap();
  await expect(heading(page, "누구")).toBeVisible();
  await button(page, "마음 전하기").tap();
  await expect(page.locator('[data-section="accounts"]').getByText("계좌번호 복사").first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(mode(page)).toBeHidden();
  expect(await page.locator("main > section:visible").count()).toBeGreaterThan(5);
});

const said = (page: Page) => page.evaluate(() => window.recordedSpeech.said);
const marked = (page: Page) => page.locator("[data-easy-read]");

test("a voice reads screen after screen, sentence by sentence, and marks the word", async ({ page }) => {
  await page.addInitScript(recordSpeech, ["en-US", "ko_KR"]);
  await open(page, WEDDING);
  await button(page, "소리로 듣기").tap();
  await expect(marked(page)).toHaveText(/누구/);
  for (const expected of ["신랑 이도현", "이종훈 · 문경숙의 장남"]) {
    await page.evaluate(() => window.recordedSpeech.end());
    await expect(marked(page)).toHaveText(expected);
  }
  await page.evaluate(() => window.recordedSpeech.word("이종훈 , ".length));
  const word = () => page.evaluate(() => [...(CSS.highlights.get("easy-word") ?? [])].map(String));
  expect(await word()).toEqual(["문경숙의"]);
  while (!(await heading(page, "언제").isVisible())) await page.evaluate(() => window.recordedSpeech.end());
  for (let lines = 0; lines < 2; lines += 1) await page.evaluate(() => window.recordedSpeech.end());
  await expect(marked(page)).toHaveText("오후 12시 30분");
  const all = await said(page);
  expect(all.map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual([
    "누구.",
    "신랑 이도현",
    "이종훈 , 문경숙의 장남",
    "신부 한서영",
    "고 한상철 , 윤미정의 차녀",
    "결혼식에 초대합니다.",
    "언제.",
    "2027년 10월 16일 토요일",
    "오후 열두 시 30분",
  ]);
  expect(new Set(all.map(({ lang }) => lang))).toEqual(new Set(["ko-KR"]));
});

test("the voice stops when it is pressed again, when the mode is left, and when the page is hidden", async ({
  page,
}) => {
  await page.addInitScript(recordSpeech, ["ko-KR"]);
  await open(page, WEDDING);
  const stops = () => page.evaluate(() => window.recordedSpeech.stops);
  await button(page, "소리로 듣기").tap();
  await button(page, "그만 듣기").tap();
  expect(await stops()).toBe(1);
  await expect(marked(page)).toHaveCount(0);
  await button(page, "소리로 듣기").tap();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect(await stops()).toBe(2);
  await expect(button(page, "소리로 듣기")).toBeVisible();
  await button(page, "소리로 듣기").tap();
  await page.goBack();
  await expect(mode(page)).toBeHidden();
  expect(await stops()).toBe(3);
  await page.evaluate(() => window.recordedSpeech.end());
  expect(await stops()).toBe(3);
});

test("where no voice speaks Korean nothing offers to be heard", async ({ page }) => {
  await page.addInitScript(recordSpeech, ["en-US"]);
  await open(page, WEDDING);
  await expect(button(page, "소리로 듣기")).toBeHidden();
  // It may come later.
  await page.evaluate(() => {
    Object.assign(speechSynthesis, { getVoices: () => [{ lang: "ko-KR", localService: true }] });
    speechSynthesis.dispatchEvent(new Event("voiceschanged"));
  });
  await expect(button(page, "소리로 듣기")).toBeVisible();
});

test("all of it is reached by keys alone", async ({ page }) => {
  await page.goto(WEDDING);
  await button(page, "어르신 모드").focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "누구")).toBeFocused();
  const reached = new Set<string>();
  for (let keys = 0; keys < 8; keys += 1) {
    await page.keyboard.press("Tab");
    reached.add(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
  }
  for (const name of ["다음 언제", "전화", "길 찾기", "참석 알리기", "마음 전하기", "원래 카드"])
    expect([...reached]).toContain(name);
  // Nothing behind it is met on the way.
  expect(await page.evaluate(() => document.querySelector("#card:focus-within"))).toBeNull();
  await page.keyboard.press("Escape");
  await expect(mode(page)).toBeHidden();
});

test("who has no network reads why it did not open", async ({ page, context }) => {
  await page.goto(WEDDING);
  await page.route("**/*.easy", (route) => route.abort());
  await button(page, "어르신 모드").tap();
  await expect(page.getByRole("alert")).toHaveText(/지금은 어르신 모드를 열 수 없습니다/);
  await page.unroute("**/*.easy");
  await context.setOffline(false);
  await button(page, "어르신 모드").tap();
  await expect(mode(page)).toBeVisible();
});

/** What axe finds with the strictest of its rules for colours, and what is wider than the window. */
async function found(page: Page): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ["violations"],
      rules: { "color-contrast-enhanced": { enabled: true } },
    });
    const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    const shown = [...document.querySelectorAll(".easy[open] *")].filter((one) => one.checkVisibility());
    const cut = shown.filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
    return [
      ...grave.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      ...cut.map((one) => `cut: ${one.outerHTML}`),
    ];
  });
}

for (const { name } of kinds) {
  test(`a ${name} keeps nobody out, with the largest text on the smallest telephone`, async ({ page }) => {
    const sample = samples[name].at(-1);
    await page.addInitScript(recordSpeech, ["ko-KR"]);
    await page.addInitScript(() => localStorage.setItem("goi.easy-view", "on"));
    await withoutPictures(page);
    await page.goto(`/sample/${name}/${sample?.name}`);
    await expect(mode(page)).toBeVisible();
    for (const [width, size] of [
      [390, "100%"],
      [320, "200%"],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await page.evaluate((given) => document.documentElement.style.setProperty("font-size", given), size);
      expect(await found(page)).toEqual([]);
      const next = button(page, /^다음/);
      while (await next.isVisible()) {
        await next.tap();
        expect(await found(page)).toEqual([]);
      }
      const before = button(page, /^이전/);
      while (await before.isVisible()) await before.tap();
    }
    const acts = await mode(page)
      .locator("[data-easy=section]")
      .evaluateAll((all) => all.map((one) => one.textContent ?? ""));
    for (const act of acts) {
      await button(page, act).tap();
      await expect(page.locator("main > section:visible")).toHaveCount(1);
      await expect(page.locator("[data-resting]")).toHaveCount(0);
      expect(await found(page)).toEqual([]);
      await button(page, "돌아가기").tap();
      await expect(mode(page)).toBeVisible();
    }
  });
}
