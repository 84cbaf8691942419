import { becomeMember, expect, signIn, signUp, somebody, test } from "./app.ts";

test("a newcomer signs up with the code from the mail and is signed in, where they wanted to go", async ({
  page,
  app,
}) => {
  const person = somebody();
  await page.goto("/setting");
  await page.getByRole("link", { name: "회원가입" }).last().click();
  await expect(page).toHaveURL(/\/signup$/);
  for (const box of await page.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
  await signUp(page, app, person);
  await expect(page.getByRole("heading", { name: "설정", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/setting$/);

  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("goi.session") ?? "{}").state.user);
  expect(kept).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    username: expect.any(String),
    email: person.email,
    isAdmin: false,
    isCompany: false,
  });
});

test("a member page opened while signed out comes back after login", async ({ page, app, context }) => {
  const person = await becomeMember(page, app);
  await page.goto("/");
  await signOutByMenu(page);

  const visitor = await context.newPage();
  await visitor.goto("/setting?from=mail");
  await expect(visitor).toHaveURL(/\/login$/);
  expect(await visitor.evaluate(() => localStorage.getItem("goi.return-path"))).toBe("/setting?from=mail");

  await signIn(visitor, person);
  await expect(visitor).toHaveURL(/\/setting\?from=mail$/);
  expect(await visitor.evaluate(() => localStorage.getItem("goi.return-path"))).toBeNull();
});

test("a signed-in visit to /login, /signup or /reset-password lands on the main page", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("goi.return-path", "/setting"));
  for (const path of ["/login", "/signup", "/reset-password"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`${app.url}/`);
  }
});

test("a stored path of another site is not followed", async ({ page, app }) => {
  const person = await becomeMember(page, app);
  await page.goto("/");
  await signOutByMenu(page);
  await page.goto("/login");
  await page.evaluate(() => localStorage.setItem("goi.return-path", "//evil.example/"));
  await signIn(page, person);
  await expect(page).toHaveURL(`${app.url}/`);
});

test("local storage edited to isAdmin opens nothing, and a public page says nothing of it", async ({
  page,
  app,
}) => {
  await page.goto("/");
  const forged = {
    id: crypto.randomUUID(),
    username: "x",
    email: "x@example.com",
    isAdmin: true,
    isCompany: true,
  };
  await page.evaluate(
    (user) => localStorage.setItem("goi.session", JSON.stringify({ state: { user }, version: 0 })),
    forged,
  );
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("goi.session") ?? "{}").state.user);
  await page.goto("/terms");
  await expect.poll(kept).toBeNull();
  await expect(page).toHaveURL(`${app.url}/terms`);
  await expect(page.getByRole("alert")).toHaveCount(0);

  await page.goto("/setting");
  await expect(page).toHaveURL(`${app.url}/login`);
  expect(await kept()).toBeNull();
});

test("a member who writes isAdmin into local storage is put right by the session check", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  await page.goto("/setting");
  await expect(page.getByRole("heading", { name: "설정", exact: true })).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("goi.session") ?? "{}");
    kept.state.user.isAdmin = true;
    localStorage.setItem("goi.session", JSON.stringify(kept));
  });
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem("goi.session") ?? "{}").state.user.isAdmin),
    )
    .toBe(false);
});

test("signing out in one tab signs out the other, which goes to login and keeps its path", async ({
  page,
  app,
  context,
}) => {
  await becomeMember(page, app);
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/setting");
  await expect(other.getByRole("heading", { name: "설정", exact: true })).toBeVisible();
  await signOutByMenu(page);
  await expect(other).toHaveURL(`${app.url}/login`);
  expect(await other.evaluate(() => localStorage.getItem("goi.return-path"))).toBe("/setting");
});

async function signOutByMenu(page: import("@playwright/test").Page) {
  await page.getByRole("button", { name: /메뉴/ }).click();
  await page.getByRole("menuitem", { name: "로그아웃" }).click();
  await expect(page.getByRole("link", { name: "로그인" }).first()).toBeVisible();
}
