import type { Locator, Page } from "@playwright/test";
import { startKakao } from "#tests/kakao-server.ts";
import { expect, openApp, somebody, test } from "./app.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Does only what the screen says, and counts: a tap is one, a field that is filled in is one. */
function counting(page: Page) {
  let steps = 0;
  return {
    count: () => steps,
    async tap(what: string | RegExp, within: Page | Locator = page) {
      steps += 1;
      const named = { name: what, exact: typeof what === "string" };
      await within.getByRole("button", named).or(within.getByRole("link", named)).first().tap();
    },
    async check(label: string) {
      steps += 1;
      await page.getByLabel(label).check();
    },
    async fill(label: string, text: string) {
      steps += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    },
  };
}

type Maker = ReturnType<typeof counting>;

async function signUpByMail(
  page: Page,
  { maker, codeFor }: { maker: Maker; codeFor(email: string): Promise<string> },
) {
  const { email, password } = somebody();
  await maker.fill("이메일", email);
  await maker.fill("비밀번호", password);
  await maker.check("모두 동의합니다");
  await maker.tap("인증번호 받기");
  await maker.fill("인증번호", await codeFor(email));
  await maker.tap("확인");
  await expect(page).toHaveURL(/create/);
}

const preview = (page: Page) => page.getByRole("dialog", { name: "미리보기" });
const check = (page: Page) => page.getByRole("dialog", { name: "보내기 전에 살펴보기" });

/** From the preview that the questions end in, or from the bar of a card that had none left to ask. */
async function send(page: Page, maker: Maker, from: Page | Locator = preview(page)) {
  await maker.tap("보내기", from);
  await maker.tap(/보내기$/, check(page));
  await expect(page.getByLabel(/주소$/).first()).toHaveValue(/^http/);
}

async function wedding(page: Page, { maker, enter }: { maker: Maker; enter(): Promise<void> }) {
  await page.goto("/");
  await maker.tap("모바일 청첩장 만들기");
  await maker.fill("신랑 이름", "김도현");
  await maker.fill("신부 이름", "이서연");
  await maker.fill("예식 날짜", "2027-05-29");
  await maker.tap("온실, 이 디자인으로 만들기");
  await enter();
  await maker.tap("12:30");
  await maker.tap("다음");
  await maker.fill("예식장", "다온컨벤션");
  await maker.tap("카드 보기");
  await send(page, maker);
}

test("from the first page to a sent wedding link it takes at most 25 steps with a code by mail", async ({
  page,
  app,
}) => {
  const maker = counting(page);
  await wedding(page, { maker, enter: () => signUpByMail(page, { maker, codeFor: app.codeFor }) });
  expect(maker.count()).toBe(17);
});

test("and at most 15 with Kakao", async ({ browser }) => {
  const kakao = await startKakao();
  const { app, stop } = await openApp(kakao.env);
  kakao.add({ sub: "7100001", email: "steps@example.com", email_verified: true, nickname: "도현" });
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const maker = counting(page);
  await wedding(page, {
    maker,
    async enter() {
      await maker.tap("카카오로 계속하기");
      // Who they are is known at Kakao already: the name is this stand-in's question.
      await page.locator("input[name=account]").fill("7100001");
      await maker.tap("동의하고 계속하기");
      await expect(page.getByRole("heading", { name: "약관에 동의해 주세요" })).toBeVisible();
      await maker.check("모두 동의합니다");
      await maker.tap("동의하고 계속하기");
    },
  });
  expect(maker.count()).toBe(15);
  await context.close();
  await stop();
  await kakao.close();
});

test("a notice of a death takes at most 15", async ({ page, app }) => {
  const maker = counting(page);
  await page.goto("/");
  await maker.tap(/^부고/);
  await maker.fill("고인 성함", "김한결");
  await maker.tap("국화, 이 모습으로 쓰기");
  await signUpByMail(page, { maker, codeFor: app.codeFor });
  await maker.fill("상주 성함", "김도현");
  await maker.tap("다음");
  await maker.fill("별세하신 날", new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  await maker.tap("부고 보기");
  await send(page, maker);
  expect(maker.count()).toBe(15);
});

test("a birthday card takes at most 18", async ({ page, app }) => {
  const maker = counting(page);
  await page.goto("/");
  await maker.tap(/^생일 카드/);
  await maker.fill("누구의 생일인가요?", "한지우");
  await maker.fill("생일", "2027-03-02");
  await maker.tap(/^풍선, 이 디자인으로/);
  await signUpByMail(page, { maker, codeFor: app.codeFor });
  await send(page, maker, page);
  expect(maker.count()).toBe(12);
});
