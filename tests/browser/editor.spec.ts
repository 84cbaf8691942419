import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { type App, becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { leaveGuide } from "./guide.ts";
import { memberApi } from "./member-api.ts";
import { typeWeddingFacts } from "./wedding-facts.ts";

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Not by changing the size of a page: a window that shrinks around its page looks like developer tools. */
const contexts: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

const preview = (page: Page) => page.frameLocator('iframe[title="카드 미리보기"]');
const saved = (page: Page) => expect(page.locator("[data-is=saved]")).toHaveText("저장됨");

type Here = { browser: Browser; app: App };

async function signedIn({ browser, app }: Here, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, viewport: desktop, ...options });
  contexts.push(context);
  const page = await context.newPage();
  await becomeMember(page, app);
  return page;
}

async function begin(page: Page, from: string | RegExp): Promise<void> {
  await page.goto("/create");
  await page.getByRole("button", { name: from }).click();
  await expect(page).toHaveURL(/\/create\?id=/);
}

/** A wedding card whose facts are all typed, in the editor. */
async function openFinished(page: Page, { url }: App): Promise<void> {
  await page.goto(`/create?id=${await (await memberApi(page, url)).draft()}`);
}

/** Opens the form of a section; the column beside the list is named by it. */
async function openForm(page: Page, label: string): Promise<void> {
  await row(page, label).click();
  await expect(page.getByRole("region", { name: label })).toBeVisible();
}

const row = (page: Page, label: string) =>
  page
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: new RegExp(`^${label}`) });

test("a member makes a card: types, moves, takes back, loses the page, and sends it", async ({
  browser,
  app,
}) => {
  const page = await signedIn({ browser, app });
  const context = page.context();
  await begin(page, /한옥 마당의 혼례/);
  await leaveGuide(page);
  await typeWeddingFacts(page);

  // What is typed shows at once, and the preview goes where it is typed.
  await openForm(page, "인사말");
  const body = page.getByRole("textbox", { name: "인사말" });
  await body.fill("들꽃이 피는 날, 저희 두 사람 결혼합니다.");
  await expect(preview(page).getByText("들꽃이 피는 날, 저희 두 사람 결혼합니다.")).toBeInViewport();
  await saved(page);

  // Words for the day after are there while they are written; then they wait for it.
  await openForm(page, "예식 후 감사 인사");
  await page.getByRole("textbox", { name: "감사 인사", exact: true }).fill("와 주셔서 고맙습니다.");
  await expect(preview(page).getByText("와 주셔서 고맙습니다.")).toBeInViewport();
  await openForm(page, "인사말");
  await expect(preview(page).getByText("와 주셔서 고맙습니다.")).toHaveCount(0);
  await expect(row(page, "예식 후 감사 인사")).toContainText("다음 날부터");

  // A tap on the preview opens the form of what was tapped.
  await preview(page).getByRole("heading", { name: "혼례일" }).click();
  await expect(page.getByRole("region", { name: "날짜와 시간" })).toBeVisible();

  // By keyboard alone a section moves, and a step back moves it again.
  const order = () =>
    preview(page)
      .locator("[data-section]")
      .evaluateAll((all) => all.map(({ id }) => id).join(" "));
  const before = await order();
  await page.getByRole("button", { name: "순서 바꾸기", exact: true }).click();
  await page.getByRole("button", { name: "인사말 옮기기" }).focus();
  await page.keyboard.press("Space");
  await expect(page.locator("[data-dragging=true]").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect.poll(order).not.toBe(before);
  await page.keyboard.press("Control+z");
  await expect.poll(order).toBe(before);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(order).not.toBe(before);
  await page.keyboard.press("Control+z");
  await page.getByRole("button", { name: "순서 바꾸기 마치기" }).click();

  // The page is gone in the middle of a word. No other window lives, so what it kept is taken up.
  await context.route("**/graphql", (route) => route.abort());
  await openForm(page, "인사말");
  await body.fill("꺼지기 직전까지 쓴 글");
  await expect(page.getByText("오프라인 (이 기기에 보관 중)").first()).toBeVisible();
  const address = page.url();
  await page.close({ runBeforeUnload: false });
  await context.unroute("**/graphql");
  const again = await context.newPage();
  await again.goto(address);
  await expect(preview(again).getByText("꺼지기 직전까지 쓴 글")).toBeAttached();
  await saved(again);

  // Sent: what is missing is said first, then come the link and the day it ends.
  await again.getByRole("button", { name: "보내기", exact: true }).click();
  const check = again.getByRole("dialog", { name: "보내기 전에 살펴보기" });
  await expect(check.getByText("7일 동안 무료로")).toBeVisible();
  await nothingSerious(again);
  await check.getByRole("button", { name: /보내기$/ }).click();
  const done = again.getByRole("dialog", { name: "이제 보내실 수 있습니다" });
  await expect(done.getByText(/까지 열려 있습니다/)).toBeVisible();
  await expect(done.getByLabel("카드 주소")).toHaveValue(/\/card\/[0-9a-z]{16}\?v=\d+$/);
  await again.keyboard.press("Escape");

  // Changed after sending: guests see it only when it is let through.
  await openForm(again, "인사말");
  await again.getByRole("textbox", { name: "인사말" }).fill("보낸 뒤에 고친 글");
  await again.getByRole("button", { name: "반영하기", exact: true }).click();
  const apply = again.getByRole("dialog", { name: "반영하기 전에 살펴보기" });
  await expect(apply.getByText("보낸 뒤에 고친 글")).toBeVisible();
  await apply.getByRole("button", { name: "반영하기" }).click();
  await expect(again.getByText("이제 손님에게 새 모습이 보입니다.")).toBeVisible();
  await expect(again.getByRole("button", { name: "공유하기" })).toBeVisible();
});

test("what contradicts itself is shown before it is sent, mended by one tap, and taken back by another", async ({
  browser,
  app,
}) => {
  const page = await signedIn({ browser, app });
  await openFinished(page, app);
  await openForm(page, "인사말");
  const body = page.getByRole("textbox", { name: "인사말" });
  const wrong = "10월 16일 일요일, 저희 두 사람 결혼합니다.";
  await body.fill(wrong);
  await saved(page);

  await page.getByRole("button", { name: "보내기", exact: true }).click();
  const check = page.getByRole("dialog", { name: "보내기 전에 살펴보기" });
  const must = check.getByRole("region", { name: "꼭 고쳐 주세요" });
  await expect(must).toContainText("2027년 10월 16일은 토요일입니다.");
  await must.getByRole("button", { name: "토요일로 고치기" }).click();
  await expect(must).toHaveCount(0);
  await expect(check.getByRole("button", { name: /보내기$/ })).toBeEnabled();

  await page.keyboard.press("Escape");
  await expect(body).toHaveValue(wrong.replace("일요일", "토요일"));
  await page.getByRole("button", { name: "되돌리기" }).click();
  await expect(body).toHaveValue(wrong);
});

test("beside who types nothing moves and no field is drawn, until its section is opened", async ({
  browser,
  app,
}) => {
  // Who asks for less motion has none in any case.
  const page = await signedIn({ browser, app }, { reducedMotion: "no-preference" });
  await openFinished(page, app);
  await openForm(page, "인사말");
  await page.getByRole("textbox", { name: "인사말" }).fill("들꽃이 피는 날");
  await expect(preview(page).getByText("들꽃이 피는 날")).toBeInViewport();
  await saved(page);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const forms = preview(page).locator("form");
  await expect(forms).toHaveCount(0);

  // It begins near the upper edge, however little was known of the heights on the way.
  await openForm(page, "참석 여부");
  await expect(forms.first()).toBeInViewport();
  const top = () =>
    preview(page)
      .locator("#rsvp")
      .evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
});

test("the card is drawn in every theme before 디자인 is opened, out of reach and without their fonts, and says what was typed since", async ({
  browser,
  app,
}) => {
  const page = await signedIn({ browser, app });
  const fonts: string[] = [];
  page.on("request", (request) => {
    const [, font] = /\/fonts\/([^/]+)\//.exec(request.url()) ?? [];
    if (font) fonts.push(font);
  });
  await openFinished(page, app);
  const ahead = page.locator("[inert] li > button[aria-pressed] main");
  await expect(ahead).toHaveCount(kindNamed("greeting").themes.length);
  const film = page.getByRole("button", { name: "필름", exact: true });
  await expect(film).toHaveCount(0);
  const own = new Set(fonts).size;

  await openForm(page, "표지");
  await page.getByRole("combobox", { name: "제목 위 작은 영문" }).fill("Wild flowers");
  await openForm(page, "디자인");
  await expect(film.locator("main")).toContainText("Wild flowers");
  await expect.poll(() => new Set(fonts).size).toBeGreaterThan(own);

  // First what is in view, then the rest of the card.
  await film.click();
  await expect(preview(page).locator("main")).toHaveAttribute("data-theme", "film");
  await expect(preview(page).locator('[data-section][style*="content-visibility"]')).toHaveCount(0);

  await openForm(page, "인사말");
  await expect(film).toHaveCount(0);
});

test("two windows with one card: the second is told, and who comes late chooses", async ({
  browser,
  app,
}) => {
  const page = await signedIn({ browser, app });
  await begin(page, "빈 카드로 시작");
  await leaveGuide(page);
  await openForm(page, "인사말");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(page.getByText("이 카드가 다른 창에서도 열려 있습니다.")).toBeVisible();
  await expect(other.getByText("이 카드가 다른 창에서도 열려 있습니다.")).toBeVisible();

  // While the other window cannot reach the server, this one saves.
  await other.route("**/graphql", (route) => route.abort());
  await openForm(other, "인사말");
  await other.getByRole("textbox", { name: "인사말" }).fill("늦게 온 글");
  await expect(other.getByText("오프라인 (이 기기에 보관 중)").first()).toBeVisible();
  await page.getByRole("textbox", { name: "인사말" }).fill("먼저 저장한 글");
  await saved(page);
  await other.unroute("**/graphql");
  await other.evaluate(() => window.dispatchEvent(new Event("online")));

  const choice = other.getByRole("dialog", { name: "다른 곳에서도 이 카드를 고쳤습니다" });
  await expect(choice.getByText("먼저 저장한 글").first()).toBeVisible();
  await expect(choice.getByText("늦게 온 글").first()).toBeVisible();
  await choice.getByRole("button", { name: "저쪽 것으로" }).click();
  await expect(choice).toBeHidden();
  await expect(other.getByRole("textbox", { name: "인사말" })).toHaveValue("먼저 저장한 글");

  // Nothing is lost: what was typed here is one step back, and after a reload still in the history.
  await other.getByRole("button", { name: "되돌리기" }).click();
  await expect(other.getByRole("textbox", { name: "인사말" })).toHaveValue("늦게 온 글");
  await other.getByRole("button", { name: "다시 하기" }).click();
  await saved(other);
  await other.reload();
  await other.getByRole("button", { name: "카드 메뉴" }).click();
  await other.getByRole("menuitem", { name: "저장 기록" }).click();
  await other.getByRole("button", { name: /남겨 둔 모습/ }).click();
  await other.getByRole("button", { name: "이 모습으로 되돌리기" }).click();
  await openForm(other, "인사말");
  await expect(other.getByRole("textbox", { name: "인사말" })).toHaveValue("늦게 온 글");
});

test("on a phone the preview is one tap away, and a draft is offered again", async ({ browser, app }) => {
  const page = await signedIn({ browser, app }, { viewport: phone });
  await begin(page, /첫눈 연하장/);
  await row(page, "인사말").click();
  await page.getByRole("textbox", { name: "인사말" }).fill("새해에도 평안하세요.");
  // The keyboard is put away first: as long as it is open, nothing lies over the form.
  await page.getByRole("textbox", { name: "인사말" }).blur();
  await page.getByRole("button", { name: "미리보기", exact: true }).click();
  await expect(preview(page).getByText("새해에도 평안하세요.")).toBeInViewport();
  for (const framed of page.frames().slice(1)) await nothingSerious(framed);
  await page.getByRole("button", { name: "미리보기 닫기" }).click();
  await saved(page);
  await nothingSerious(page);

  await page.getByRole("link", { name: "내 카드로 돌아가기" }).click();
  await page.goto("/create");
  await page.getByRole("region", { name: "이어서 만들기" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/create\?id=/);
  await row(page, "인사말").click();
  await expect(page.getByRole("textbox", { name: "인사말" })).toHaveValue("새해에도 평안하세요.");
});
