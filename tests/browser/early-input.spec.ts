import type { Locator, Page } from "@playwright/test";
import { kinds } from "#cards/kinds/kinds.ts";
import { addressAt, cardPages, pages } from "#tests/places.ts";
import { becomeMember, expect, newMember, test } from "./app.ts";
import { holdScripts } from "./hold-scripts.ts";
import { memberApi } from "./member-api.ts";
import { addressesOf, ownerAddresses, sendOneOfEach } from "./one-of-each.ts";

/** Everything that hydrates a page. The small script of a page that rests is there: it only waits for a touch. */
const HYDRATES = new RegExp(`/assets/(entry\\.client|card-(${kinds.map(({ name }) => name).join("|")})-)`);

test("what is typed before a page is hydrated stays, on every page that the server draws with a field", async ({
  page,
  app,
  browser,
}) => {
  const makers = await browser.newContext({ baseURL: app.url });
  const maker = await makers.newPage();
  await becomeMember(maker, app);
  const sent = await sendOneOfEach(await memberApi(maker, app.url));
  await makers.close();
  const given = {
    ...addressesOf(sent),
    ...ownerAddresses(sent, "nobodys"),
    "/report": `/report?card=${sent[0]?.id}`,
  };
  const tried: string[] = [];
  for (const place of [...pages, ...cardPages]) {
    const address = addressAt(place, given);
    const html = await (await page.request.get(address)).text();
    if (!/<(input|textarea|select)\b/.test(html)) continue;
    tried.push(place.path);
    await test.step(address, () => staysTyped(page, address));
  }
  expect(tried).toEqual(
    expect.arrayContaining([
      "/login",
      "/signup",
      "/reset-password",
      "/company/signup",
      "/report",
      "/card/:id",
      "/designs/:door",
    ]),
  );
});

async function staysTyped(page: Page, address: string) {
  const held = await holdScripts(page, HYDRATES);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await expect(async () => {
    // Where forms wait until a guest moves.
    if (await page.locator("noscript[data-form]").count()) await page.mouse.wheel(0, 10);
    await expect(page.locator("noscript[data-form]")).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
  });
  const fields = await page
    .locator("input:not([type=file]), textarea, select")
    .filter({ visible: true })
    .all();
  for (const field of fields) await type(field);
  const typed = await noted(page);
  expect(typed.length, address).toBeGreaterThan(0);
  expect(await isHydrated(page), address).toBe(false);
  // Without any script a form loses nothing either: it is the server's, or it is not sent at all.
  expect(await page.locator('form:not([action]):not([method="dialog"])').count(), address).toBe(0);

  held.release();
  await expect.poll(() => isHydrated(page), address).toBe(true);
  await expect.poll(() => now(page), address).toEqual(typed);
  for (const field of fields) {
    if (
      !(await field.evaluate((one) =>
        one.matches("textarea, input:not([type=checkbox], [type=radio], [type=date])"),
      ))
    )
      continue;
    const before = await field.inputValue();
    await field.press("End");
    await field.press("4");
    await expect(field, address).toHaveValue(`${before}4`);
    await field.press("Backspace");
  }
  await expect.poll(() => now(page), address).toEqual(typed);
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

/** By what kind of field it is; a guest's own choice is drawn by the label around it. */
async function type(field: Locator) {
  const kind = await field.evaluate((one) => (one as HTMLInputElement).type);
  const max = Number((await field.getAttribute("maxlength")) ?? 99);
  if (kind === "checkbox" || kind === "radio") await field.check({ force: true });
  else if (kind === "select-one") await field.selectOption({ index: 1 });
  else if (kind === "number") await field.fill("3");
  else if (kind === "date") await field.fill("2027-05-29");
  else if (kind === "email") await field.pressSequentially("goi@example.com");
  else if ((await field.getAttribute("inputmode")) === "numeric" || kind === "tel") await field.fill("123");
  else await field.pressSequentially("봄날 오후".slice(0, max - 1));
}

type Noted = typeof globalThis & { noted: (HTMLInputElement | HTMLSelectElement)[] };

/** What the fields hold that were changed by hand; kept in the page as they are, so that another field is no match. */
function noted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")];
    (globalThis as Noted).noted = fields.filter(
      ({ type, checked, defaultChecked, value, defaultValue }) =>
        type !== "hidden" && (checked !== defaultChecked || value !== (defaultValue ?? "")),
    );
    return (globalThis as Noted).noted.map(
      (one) => `${one.type} ${"checked" in one && one.checked} ${one.value}`,
    );
  });
}

function now(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (globalThis as Noted).noted.map((one) =>
      one.isConnected ? `${one.type} ${"checked" in one && one.checked} ${one.value}` : "taken away",
    ),
  );
}

/** A card asks for its other fonts once it is hydrated; on other pages React writes its own names onto what it took over. */
function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.getElementById("card")
      ? document.querySelector('link[href^="/fonts/"]') !== null
      : (globalThis as Noted).noted.every((one) =>
          Object.keys(one).some((key) => key.startsWith("__reactProps")),
        ),
  );
}

test("who sends a form before its page is hydrated is signed in once it is, and no address has the password", async ({
  page,
  app,
}) => {
  const { email, password } = await newMember(app);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(decodeURIComponent(request.url())));
  const held = await holdScripts(page, HYDRATES);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("이메일").pressSequentially(email);
  await page.getByLabel("비밀번호", { exact: true }).pressSequentially(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "로그인", exact: true })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  await expect(page.getByLabel("비밀번호", { exact: true })).toHaveValue(password);
  expect(page.url()).toBe(`${app.url}/login`);
  held.release();
  await expect(page).toHaveURL(`${app.url}/`);
  expect(asked.filter((url) => url.includes(password))).toEqual([]);
});

test("a button that is pressed before any script came is pressed once the page can answer", async ({
  page,
}) => {
  const held = await holdScripts(page, /\/assets\/.*\.js/);
  await page.goto("/signup", { waitUntil: "commit" });
  const terms = page.getByRole("button", { name: /^이용약관.*보기$/ });
  // Twice, since nothing happened: it is meant once.
  await terms.click();
  await terms.click();
  await expect(terms).toHaveAttribute("aria-busy", "true");
  held.release();
  await expect(page.getByRole("dialog", { name: "이용약관" })).toBeVisible();
});

test("and so is one of a page that is hydrated with the first touch, where that was the touch", async ({
  page,
}) => {
  const held = await holdScripts(page, /\/assets\/.*\.js/);
  await page.goto("/designs/wedding", { waitUntil: "commit" });
  await page.getByRole("button", { name: "한지, 이 디자인으로 만들기" }).click();
  held.release();
  await expect(page).toHaveURL(/\/signup/);
});
