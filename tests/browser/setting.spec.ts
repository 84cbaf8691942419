import { execFileSync } from "node:child_process";
import { becomeMember, expect, signIn, somebody, test } from "./app.ts";

test("a member changes name, e-mail and password, and the new ones work", async ({ page, app, browser }) => {
  const person = await becomeMember(page, app);
  const firstCode = await app.codeFor(person.email);
  await page.goto("/setting");

  await page.getByLabel("이름").fill("김수한무거북이와두루미삼천갑자동방삭");
  await page.getByRole("button", { name: "이름 저장" }).click();
  await expect(page.getByText("이름을 저장했습니다.")).toBeVisible();
  await page.getByLabel("이름").fill("가".repeat(21));
  await page.getByRole("button", { name: "이름 저장" }).click();
  await expect(page.getByText("이름은 20자까지 쓸 수 있습니다.")).toBeVisible();

  const next = somebody();
  await page.getByLabel("새 이메일").fill(next.email);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByLabel("인증번호").fill(await app.codeFor(next.email, [firstCode]));
  await page.getByRole("button", { name: "이메일 바꾸기" }).click();
  await expect(page.getByText("이메일을 바꿨습니다.")).toBeVisible();

  await page.getByLabel("지금 비밀번호").fill("틀린비밀번호입니다");
  await page.getByLabel("새 비밀번호", { exact: true }).fill("새로정한비밀번호");
  await page.getByLabel("새 비밀번호 확인").fill("새로정한비밀번호");
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await expect(page.getByText("지금 비밀번호가 맞지 않습니다.")).toBeVisible();
  await page.getByLabel("지금 비밀번호").fill(person.password);
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await expect(page.getByText("비밀번호를 바꿨습니다.")).toBeVisible();

  const elsewhere = await (await browser.newContext({ baseURL: app.url })).newPage();
  await elsewhere.goto("/login");
  await signIn(elsewhere, { email: next.email, password: "새로정한비밀번호" });
  await expect(elsewhere).toHaveURL(`${app.url}/`);
  await elsewhere.goto("/setting");
  await expect(elsewhere.getByLabel("이름")).toHaveValue("김수한무거북이와두루미삼천갑자동방삭");
  await elsewhere.context().close();
});

test("a part of the settings that does not come says so itself, and comes when it is asked for again", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  await page.route("**/graphql", (route) => route.abort());
  await page.goto("/setting");
  const orders = page.getByRole("region", { name: "주문 내역" });
  await expect(orders.getByRole("alert")).toContainText("인터넷");
  await expect(page.getByLabel("이름")).toBeVisible();
  await expect(page.getByRole("button", { name: "모든 기기에서 로그아웃" })).toBeVisible();
  const ways = page.getByRole("region", { name: "로그인 방법" });
  await expect(ways.getByRole("alert")).toContainText("인터넷");

  await page.unroute("**/graphql");
  await ways.getByRole("button", { name: "다시 불러오기" }).click();
  // With nothing but a password there is nothing to tell.
  await expect(ways).toBeHidden();
  await orders.getByRole("button", { name: "다시 불러오기" }).click();
  await expect(orders.getByText("아직 주문하신 것이 없습니다.")).toBeVisible();
  const news = page.getByRole("region", { name: "알림" });
  await news.getByRole("button", { name: "다시 불러오기" }).click();
  await expect(news.getByLabel("새 소식과 할인 안내를 메일로 받기")).toBeVisible();
});

test("signing out everywhere ends the other device too, which keeps what was typed", async ({
  page,
  app,
  browser,
}) => {
  const person = await becomeMember(page, app);
  const other = await (await browser.newContext({ baseURL: app.url })).newPage();
  await other.goto("/login");
  await signIn(other, person);
  await expect(other).toHaveURL(`${app.url}/`);
  await other.goto("/setting");
  await other.getByLabel("이름").fill("쓰던 이름");

  await page.goto("/setting");
  // That this device leaves is never answered: it has forgotten who was here before it goes anywhere.
  await page.route("**/*", async (route) => {
    const revokes = route.request().headers()["x-amz-target"]?.endsWith(".RevokeToken");
    if (!revokes) await route.fallback();
  });
  await page.getByRole("button", { name: "모든 기기에서 로그아웃" }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.endsWith("Token"))).toEqual([]);
  await expect(page.getByRole("link", { name: "로그인" }).first()).toBeVisible();

  await other.getByLabel("새 소식과 할인 안내를 메일로 받기").click();
  await expect(other).toHaveURL(`${app.url}/login`);
  await signIn(other, person);
  await expect(other).toHaveURL(`${app.url}/setting`);
  await expect(other.getByLabel("이름")).toHaveValue("쓰던 이름");
  await other.context().close();
});

test("a member leaves: the account is gone, and the address can sign up anew", async ({ page, app }) => {
  const person = await becomeMember(page, app);
  const firstCode = await app.codeFor(person.email);
  await page.goto("/setting");
  await page.getByRole("button", { name: "탈퇴하기" }).click();
  await expect(page.getByText("보내신 카드도 받은 분께 더는 열리지 않습니다")).toBeVisible();
  await page.getByLabel("위 내용을 확인했습니다").check();
  await page.getByRole("textbox", { name: "비밀번호", exact: true }).fill("틀린비밀번호입니다");
  await page.getByRole("button", { name: "계정을 지우고 떠나기" }).click();
  await expect(page.getByText("비밀번호가 맞지 않습니다.")).toBeVisible();
  await page.getByRole("textbox", { name: "비밀번호", exact: true }).fill(person.password);
  await page.getByRole("button", { name: "계정을 지우고 떠나기" }).click();
  await expect(page).toHaveURL(`${app.url}/`);

  await page.goto("/login");
  await signIn(page, person);
  await expect(page.getByRole("alert")).toHaveText("이메일 또는 비밀번호가 맞지 않습니다.");
  await page.goto("/signup");
  await page.getByLabel("이메일").fill(person.email);
  await page.getByLabel("비밀번호", { exact: true }).fill(person.password);
  await page.getByLabel("모두 동의합니다").check();
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByLabel("인증번호").fill(await app.codeFor(person.email, [firstCode]));
  await page.getByRole("button", { name: "확인" }).click();
  await expect(page).toHaveURL(`${app.url}/`);
});

test("an admin made on the command line signs in with the one-time password and chooses a new one", async ({
  page,
  app,
}) => {
  const owner = somebody();
  const said = execFileSync(process.execPath, ["server/admin.ts", owner.email], {
    env: { ...process.env, DATA_DIR: app.dataDir },
    encoding: "utf8",
  });
  const password = /One-time password: (\S+)/.exec(said)?.[1] ?? "";
  await page.goto("/admin/login");
  await signIn(page, { email: owner.email, password });
  await page.getByLabel("새 비밀번호", { exact: true }).fill("주인의새비밀번호");
  await page.getByLabel("새 비밀번호 확인").fill("주인의새비밀번호");
  await page.getByRole("button", { name: "비밀번호 정하고 들어가기" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("goi.session") ?? "{}").state.user);
  expect(kept.isAdmin).toBe(true);
});

test("a member who signs in at the admins' door is told so", async ({ page, app }) => {
  await becomeMember(page, app);
  await page.goto("/admin/login");
  await expect(page.getByRole("heading", { name: "관리자 계정이 아닙니다" })).toBeVisible();
});
