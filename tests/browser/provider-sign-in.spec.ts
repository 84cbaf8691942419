import type { Page } from "@playwright/test";
import { startKakao } from "#tests/kakao-server.ts";
import { startNaver } from "#tests/naver-server.ts";
import { type App, test as base, expect, newMember, openApp, signIn } from "./app.ts";
import { nothingSerious } from "./axe.ts";

type Providers = {
  kakao: Awaited<ReturnType<typeof startKakao>>;
  naver: Awaited<ReturnType<typeof startNaver>>;
};

/** An app whose people may sign in by Kakao and Naver, which stand in this process. */
const test = base.extend<{ baseURL: string }, { providers: Providers; offering: App }>({
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const providers = { kakao: await startKakao(), naver: await startNaver() };
      await use(providers);
      await Promise.all([providers.kakao.close(), providers.naver.close()]);
    },
    { scope: "worker" },
  ],
  offering: [
    async ({ providers: { kakao, naver } }, use) => {
      const { app, stop } = await openApp({ ...kakao.env, ...naver.env });
      await use(app);
      await stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ offering }, use) => use(offering.url),
});

const byKakao = (page: Page) => page.getByRole("button", { name: "카카오로 계속하기" });

async function atKakao(page: Page, account: string): Promise<void> {
  await page.locator("input[name=account]").fill(account);
  await page.getByRole("button", { name: "동의하고 계속하기" }).click();
}

async function agreeToTerms(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "약관에 동의해 주세요" })).toBeVisible();
  await expect(page.getByText("만 14세 이상이면 가입하실 수 있습니다.")).toBeVisible();
  await page.getByLabel("[필수] 이용약관에 동의합니다").check();
  await page.getByLabel("[필수] 개인정보 수집과 이용에 동의합니다").check();
  await page.getByRole("button", { name: "동의하고 계속하기" }).click();
}

let people = 0;
const somebodyNew = () => ({
  sub: String(7_000_000 + ++people),
  email: `kakao-${process.pid}-${people}@example.com`,
});

test("somebody new taps 카카오로 계속하기, agrees there and here, and stands where they wanted to go", async ({
  page,
  providers: { kakao },
}) => {
  const { sub, email } = somebodyNew();
  kakao.add({ sub, email, email_verified: true, nickname: "민수" });
  await page.goto("/setting?from=mail");
  await byKakao(page).click();
  await atKakao(page, sub);
  await agreeToTerms(page);
  await expect(page).toHaveURL(/\/setting\?from=mail$/);
  await expect(page.getByText(email)).toBeVisible();
  const ways = page.getByRole("region", { name: "로그인 방법" });
  await expect(ways).toContainText("카카오");
  await expect(ways.getByRole("button")).toHaveCount(0);
  expect(page.url()).not.toContain("code=");

  // Signed in until they sign out, and again without being asked anything.
  await page.reload();
  await expect(page.getByRole("heading", { name: "설정", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "모든 기기에서 로그아웃" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "로그인", exact: true })).toBeVisible();
  await page.goto("/login");
  await byKakao(page).click();
  // Kakao is no login either, and whoever leaves it in the middle is not signed in.
  await expect(page).toHaveURL("/");
  await page.goto("/setting");
  await expect(page.getByText(email)).toBeVisible();
});

test("a member joins Kakao to the account by its password, and unlinks it again", async ({
  page,
  offering,
  providers: { kakao },
}) => {
  const person = await newMember(offering);
  const { sub } = somebodyNew();
  kakao.add({ sub, email: person.email, email_verified: true });
  await page.goto("/setting");
  await byKakao(page).click();
  await atKakao(page, sub);
  await expect(page.getByRole("heading", { name: "이미 이 주소로 가입하셨어요" })).toBeVisible();
  await expect(page.getByText("비밀번호를 한 번 입력하시면 카카오로도 들어올 수 있어요.")).toBeVisible();
  await nothingSerious(page);
  const password = page.getByLabel("비밀번호", { exact: true });
  const join = page.getByRole("button", { name: "확인하고 카카오 연결하기" });
  await password.fill("틀린 비밀번호");
  await join.click();
  await expect(page.getByText("비밀번호가 맞지 않습니다.")).toBeVisible();
  await password.fill(person.password);
  await join.click();
  await expect(page).toHaveURL(/\/setting$/);
  const ways = page.getByRole("region", { name: "로그인 방법" });
  await expect(ways).toContainText("이메일과 비밀번호");
  await ways.getByRole("button", { name: "카카오 연결 끊기" }).click();
  await expect(ways).toContainText("카카오 연결을 끊었습니다.");
});

test("who has no address at Naver gives one, and comes in by the code from the mail", async ({
  page,
  offering,
  providers: { naver },
}) => {
  const { sub, email } = somebodyNew();
  naver.signIn({ id: sub, name: "지우" });
  await page.goto("/signup");
  await page.getByRole("button", { name: "네이버로 계속하기" }).click();
  await expect(page.getByRole("heading", { name: "이메일을 알려 주세요" })).toBeVisible();
  await page.getByLabel("이메일").fill(email);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByLabel("인증번호").fill(await offering.codeFor(email));
  await page.getByRole("button", { name: "확인", exact: true }).click();
  await agreeToTerms(page);
  await expect(page).toHaveURL(/\/$/);
});

test("who says no at Kakao, or finds it away, reads so on /login and signs in by e-mail", async ({
  page,
  offering,
  providers: { kakao },
}) => {
  const person = await newMember(offering);
  await page.goto("/setting");
  await byKakao(page).click();
  await page.getByRole("button", { name: "취소" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "로그인을 그만두셨습니다. 다시 하시거나, 이메일로 로그인하실 수 있습니다.",
  );
  kakao.feel({ path: "/token", is: "failing" });
  const { sub } = kakao.add(somebodyNew());
  await byKakao(page).click();
  await atKakao(page, sub);
  await expect(page.getByRole("alert")).toContainText("지금은 그 방법으로 로그인할 수 없습니다.");
  kakao.behave();
  await page.goto("/login?code=made-up&state=made-up");
  await expect(page.getByRole("alert")).toContainText("로그인을 마치지 못했습니다.");
  await signIn(page, person);
  await expect(page).toHaveURL(/\/setting$/);
});

test("who goes back from Kakao finds the page as it was, and signs in either way", async ({
  page,
  offering,
}) => {
  const person = await newMember(offering);
  await page.goto("/login");
  await byKakao(page).click();
  await expect(page.getByRole("heading", { name: "카카오계정으로 로그인" })).toBeVisible();
  await page.goBack();
  await expect(byKakao(page)).toBeEnabled();
  await byKakao(page).click();
  await expect(page.getByRole("heading", { name: "카카오계정으로 로그인" })).toBeVisible();
  await page.goto("/login");
  await signIn(page, person);
  await expect(page).toHaveURL(/\/$/);
});

test("who came by Kakao leaves after showing there once more who they are", async ({
  page,
  providers: { kakao },
}) => {
  const { sub, email } = somebodyNew();
  kakao.add({ sub, email, email_verified: true });
  // They were signed in there since an hour ago, and were let through without a word.
  kakao.forge((claims) => ({ ...claims, auth_time: Number(claims.auth_time) - 3_600 }));
  await page.goto("/setting");
  await byKakao(page).click();
  await atKakao(page, sub);
  await agreeToTerms(page);
  kakao.behave();
  const leave = async () => {
    await page.getByRole("button", { name: "탈퇴하기" }).click();
    await expect(page.locator("input[type=password]")).toHaveCount(0);
    await page.getByLabel("위 내용을 확인했습니다").check();
    await page.getByRole("button", { name: "계정을 지우고 떠나기" }).click();
  };
  await leave();
  await page.getByRole("button", { name: "카카오로 다시 확인하기" }).click();
  await atKakao(page, sub);
  await expect(page).toHaveURL(/\/setting$/);
  await leave();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/setting");
  await expect(page).toHaveURL(/\/login$/);
});
