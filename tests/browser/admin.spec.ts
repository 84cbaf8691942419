import { becomeAdmin, becomeMember, expect, signIn, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { memberApi } from "./member-api.ts";

test("a visitor signs in at the admins' door and is where they wanted to go; a member is told that it is not theirs", async ({
  page,
  app,
  browser,
}) => {
  const other = await browser.newContext({ baseURL: app.url });
  const admin = await becomeAdmin(await other.newPage(), app);
  await other.close();

  await page.goto("/admin/cards?q=민수");
  await expect(page).toHaveURL(/\/admin\/login$/);
  await signIn(page, admin);
  await expect(page).toHaveURL(/\/admin\/cards\?q=/);
  await expect(page.getByLabel("찾기")).toHaveValue("민수");
  await expect(page.getByText("찾으시는 카드가 없습니다.")).toBeVisible();

  const members = await browser.newContext({ baseURL: app.url });
  const member = await members.newPage();
  await becomeMember(member, app);
  await member.goto("/admin");
  await expect(member.getByRole("heading", { name: "관리자 계정이 아닙니다" })).toBeVisible();
  await members.close();
});

test("an admin finds a card, hides it with a reason, and makes a coupon without losing what was typed", async ({
  page,
  app,
  browser,
}) => {
  const makers = await browser.newContext({ baseURL: app.url });
  const maker = await makers.newPage();
  const { email } = await becomeMember(maker, app);
  const card = await (await memberApi(maker, app.url)).published();
  await makers.close();

  await page.setViewportSize({ width: 1280, height: 800 });
  const admin = await becomeAdmin(page, app);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "살펴볼 일" })).toBeVisible();
  // Others make theirs in the same app.
  await expect(page.getByRole("button", { name: /시작한 카드/ })).toContainText(/[1-9]\d*장/);

  await page.getByRole("link", { name: "카드", exact: true }).click();
  await page.getByLabel("찾기").fill(email.slice(0, -4));
  await page.getByRole("button", { name: /공개 중/ }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText(email)).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(400);
  await expect(drawer.frameLocator("iframe").locator("[data-section]").first()).toBeAttached();
  await nothingSerious(page);
  await drawer.getByRole("button", { name: "숨기기" }).click();
  await page.getByLabel("이유").fill("사진 속 분이 내려 달라고 하셨습니다");
  const sheet = page.getByRole("dialog", { name: "카드 숨기기" });
  await sheet.getByRole("button", { name: "숨기기" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText("카드를 숨겼습니다.")).toBeVisible();
  await expect(drawer.getByText("숨김").first()).toBeVisible();
  expect((await page.request.get(`/card/${card}`)).status()).toBe(410);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "쿠폰" }).click();
  await page.getByRole("button", { name: "쿠폰 만들기" }).click();
  await page.getByLabel("이름").fill("11월 행사");
  await page.getByLabel("몇 %를 할인할까요").fill("20");
  await page.getByLabel("모두 몇 번").fill("100");
  await expect(page.getByText("모든 카드 20% 할인, 100번, 한 분에 1번")).toBeVisible();
  // As the server answers ten minutes after the sign-in; how this member signs in is told all the same.
  let refusals = 2;
  await page.route("**/graphql", (route) => {
    if (refusals === 0 || !route.request().postData()?.includes("mutation")) return route.fallback();
    refusals -= 1;
    return route.fulfill({ json: { errors: [REAUTH] } });
  });
  // Where it cannot be told, what is typed meanwhile stays.
  const signIns = (url: URL) => url.pathname === "/graphql";
  await page.route(signIns, (route) =>
    route.request().postData()?.includes("SignIns") ? route.abort() : route.fallback(),
  );
  await page.getByRole("button", { name: "만들기", exact: true }).click();
  const proof = page.getByRole("dialog", { name: "비밀번호 확인" });
  await proof.getByLabel("비밀번호", { exact: true }).fill(admin.password);
  await expect(proof.getByText("비밀번호 없이 카카오나 네이버로 들어오셨다면")).toBeVisible();
  await expect(proof.getByLabel("비밀번호", { exact: true })).toHaveValue(admin.password);
  await page.unroute(signIns);
  await proof.getByRole("button", { name: "다시 불러오기" }).click();
  await expect(proof.getByRole("alert")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "비밀번호 확인" })).toBeHidden();
  await expect(page.getByLabel("이름")).toHaveValue("11월 행사");
  await page.getByRole("button", { name: "만들기", exact: true }).click();
  await page.getByLabel("비밀번호", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "확인하고 계속하기" }).click();
  await expect(page.getByRole("dialog", { name: "쿠폰을 만들었습니다" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("11월 행사")).toBeVisible();
  await nothingSerious(page);

  await page.getByRole("link", { name: "관리 기록" }).click();
  await expect(page.getByText("쿠폰 · 만듦")).toBeVisible();
  await expect(page.getByText("사진 속 분이 내려 달라고 하셨습니다")).toBeVisible();
});

const REAUTH = {
  message: "안전을 위해 비밀번호를 한 번 더 확인해 주세요.",
  extensions: { code: "REAUTH_REQUIRED" },
};
