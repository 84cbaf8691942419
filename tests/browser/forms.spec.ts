import { expect, newMember, signIn, somebody, test } from "./app.ts";

test.describe("bad input: a Korean sentence under its field, focus moved, nothing lost", () => {
  test("sign-up", async ({ page }) => {
    await page.goto("/signup");
    await page.getByLabel("이메일").fill("not an address");
    await page.getByLabel("비밀번호", { exact: true }).fill("1234567");
    await page.getByRole("button", { name: "인증번호 받기" }).click();
    await expect(page.getByText("이메일 주소를 확인해 주세요. 예: goi@example.com")).toBeVisible();
    await expect(page.getByText("비밀번호는 8자 이상으로 정해 주세요.")).toBeVisible();
    await expect(page.getByText("이용약관에 동의해 주세요.")).toBeVisible();
    await expect(page.getByText("개인정보 수집과 이용에 동의해 주세요.")).toBeVisible();
    await expect(page.getByLabel("이메일")).toBeFocused();
    await expect(page.getByLabel("이메일")).toHaveValue("not an address");
    await expect(page.getByLabel("비밀번호", { exact: true })).toHaveValue("1234567");
  });

  test("an address that has an account already", async ({ page, app }) => {
    const person = await newMember(app);
    await page.goto("/signup");
    await page.getByLabel("이메일").fill(person.email.toUpperCase());
    await page.getByLabel("비밀번호", { exact: true }).fill("12345678");
    await page.getByLabel("모두 동의합니다").check();
    await page.getByRole("button", { name: "인증번호 받기" }).click();
    // Only the mailbox tells: whoever types an address must not learn whose it is.
    await expect(
      page.getByText("이미 가입하신 주소라면 번호 대신 로그인 안내를 보내 드립니다."),
    ).toBeVisible();
  });

  test("a wrong code, then the right one; a reload comes back to the code", async ({ page, app }) => {
    const person = somebody();
    await page.goto("/signup");
    await page.getByLabel("이메일").fill(person.email);
    await page.getByLabel("비밀번호", { exact: true }).fill(person.password);
    await page.getByLabel("모두 동의합니다").check();
    await page.getByRole("button", { name: "인증번호 받기" }).click();
    const code = await app.codeFor(person.email);
    const wrong = code === "000000" ? "000001" : "000000";
    await page.getByLabel("인증번호").fill(wrong);
    await page.getByRole("button", { name: "확인" }).click();
    await expect(page.getByText("인증번호가 맞지 않거나 기한이 지났습니다.")).toBeVisible();
    await expect(page.getByLabel("인증번호")).toBeFocused();

    await page.reload();
    await expect(page.getByText(person.email)).toBeVisible();
    await page.getByLabel("인증번호").fill(code);
    await page.getByRole("button", { name: "확인" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, person);
    await expect(page).toHaveURL(`${app.url}/`);
    // What was ticked at sign-up was kept through the reload.
    await page.goto("/setting");
    await expect(page.getByRole("heading", { name: "설정", exact: true })).toBeVisible();
  });

  test("an account whose consents are missing is asked for them before its first member page", async ({
    page,
    app,
  }) => {
    const person = somebody();
    await page.goto("/signup");
    await page.getByLabel("이메일").fill(person.email);
    await page.getByLabel("비밀번호", { exact: true }).fill(person.password);
    await page.getByLabel("모두 동의합니다").check();
    await page.getByRole("button", { name: "인증번호 받기" }).click();
    const code = await app.codeFor(person.email);
    await page.evaluate(() => sessionStorage.removeItem("goi.consents"));
    await page.getByLabel("인증번호").fill(code);
    await page.getByRole("button", { name: "확인" }).click();
    await expect(page).toHaveURL(`${app.url}/`);
    await page.goto("/setting");
    await expect(page.getByRole("heading", { name: "약관에 동의해 주세요" })).toBeVisible();
    await page.getByLabel("모두 동의합니다").check();
    await page.getByRole("button", { name: "동의하고 계속하기" }).click();
    await expect(page.getByRole("heading", { name: "설정", exact: true })).toBeVisible();
  });

  test("an account that was never confirmed gets its code at login; a new code can be asked for", async ({
    page,
    app,
  }) => {
    const person = somebody();
    await page.clock.install();
    await page.goto("/signup");
    await page.getByLabel("이메일").fill(person.email);
    await page.getByLabel("비밀번호", { exact: true }).fill(person.password);
    await page.getByLabel("모두 동의합니다").check();
    await page.getByRole("button", { name: "인증번호 받기" }).click();
    const first = await app.codeFor(person.email);
    await page.goto("/login");
    await signIn(page, person);
    const again = page.getByRole("button", { name: /인증번호 다시 받기/ });
    await expect(again).toBeDisabled();
    await page.clock.fastForward("01:01");
    await again.click();
    await expect(page.getByText("새 인증번호를 보냈습니다.")).toBeVisible();
    await page.getByLabel("인증번호").fill(await app.codeFor(person.email, [first]));
    await page.getByRole("button", { name: "확인" }).click();
    await expect(page).toHaveURL(`${app.url}/`);
  });

  test("an unknown account and a wrong password read the same; too many tries say how long to wait", async ({
    page,
    app,
  }) => {
    const person = await newMember(app);
    const sentence = page.getByRole("alert");
    await page.goto("/login");
    await signIn(page, somebody());
    await expect(sentence).toHaveText("이메일 또는 비밀번호가 맞지 않습니다.");
    // The first locks last seconds and double: on a slow machine the try that meets one comes later.
    await expect(async () => {
      await signIn(page, { ...person, password: `wrong password ${Math.random()}` });
      await expect(sentence).toContainText(/(초|분) 뒤에 다시 해 주세요/, { timeout: 1_000 });
    }).toPass({ timeout: 45_000, intervals: [0] });
    await expect(page.getByLabel("이메일")).toHaveValue(person.email);
  });

  test("no network: it says so, and what was typed stays", async ({ page, context }) => {
    await page.goto("/login");
    await page.getByLabel("이메일").fill("a@example.com");
    await page.getByLabel("비밀번호", { exact: true }).fill("12345678");
    await expect(page.getByRole("button", { name: "로그인", exact: true })).toBeEnabled();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: "로그인", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("인터넷 연결을 확인해 주세요");
    await expect(page.getByLabel("비밀번호", { exact: true })).toHaveValue("12345678");
    await context.setOffline(false);
  });
});

test("a forgotten password is replaced with the code from the mail", async ({ page, app }) => {
  const person = await newMember(app);
  const signUpCode = await app.codeFor(person.email);
  await page.goto("/reset-password");
  await page.getByLabel("이메일").fill(person.email);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByLabel("인증번호").fill(await app.codeFor(person.email, [signUpCode]));
  await page.getByLabel("새 비밀번호", { exact: true }).fill("아주새로운비밀번호");
  await page.getByLabel("새 비밀번호 확인").fill("다른비밀번호입니다");
  await page.getByRole("button", { name: "새 비밀번호로 로그인" }).click();
  await expect(page.getByText("두 비밀번호가 서로 다릅니다.")).toBeVisible();
  await page.getByLabel("새 비밀번호 확인").fill("아주새로운비밀번호");
  await page.getByRole("button", { name: "새 비밀번호로 로그인" }).click();
  await expect(page).toHaveURL(`${app.url}/`);
});
