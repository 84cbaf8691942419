import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import * as operations from "#web/graphql/graphql.ts";
import { type App, becomeMember, expect, signedIn, test } from "./app.ts";
import { serious } from "./axe.ts";
import { memberApi } from "./member-api.ts";
import { overflow } from "./settled.ts";

async function publishedCard(page: Page, app: App) {
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  const id = await api.published();
  const { card } = await api.ask(operations.MyCardDocument, { id });
  return { id, number: String(card.checkNumber), day: String(card.eventDate) };
}

test("somebody without a script checks what they were sent: the message, the number, and a message that lies", async ({
  page,
  app,
  browser,
}) => {
  const card = await publishedCard(page, app);
  const careful = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const guest = await careful.newPage();
  const { host } = new URL(app.url);
  await guest.goto("/faq");
  await guest.getByRole("contentinfo").getByRole("link", { name: "안심 확인" }).click();
  await expect(guest).toHaveTitle("안심 확인 · 고이");
  const typed = guest.getByLabel("받은 글, 주소 또는 확인번호");

  await typed.fill(`저희 결혼합니다\n${app.url}/card/${card.id}에서 봐 주세요`);
  await guest.getByRole("button", { name: "확인하기" }).click();
  await expect(guest.getByRole("heading", { name: "고이의 카드가 맞습니다" })).toBeVisible();
  await expect(guest.getByText("모바일 청첩장", { exact: true })).toBeVisible();
  await expect(typed).toHaveValue(/에서 봐 주세요$/);
  // Nothing that was typed stands in an address.
  expect(new URL(guest.url()).pathname + new URL(guest.url()).search).toBe("/check");

  await typed.fill(card.number);
  await guest.getByRole("button", { name: "확인하기" }).click();
  await expect(guest.getByRole("heading", { name: "행사 날짜도 적어 주세요" })).toBeVisible();
  await expect(typed).toHaveValue(card.number);
  await guest.getByLabel("행사 날짜", { exact: true }).fill(card.day);
  await guest.getByRole("button", { name: "확인하기" }).click();
  await expect(guest.getByRole("heading", { name: "고이의 카드가 맞습니다" })).toBeVisible();

  await guest.goto("/check");
  await typed.fill(`${app.url}/card/${card.id} http://${host}@invite.example/card.apk`);
  await guest.getByRole("button", { name: "확인하기" }).click();
  await expect(guest.getByRole("heading", { name: "누르지 마세요" })).toBeVisible();
  await expect(guest.getByRole("link", { name: /118/ })).toHaveAttribute("href", "tel:118");
  expect(await guest.getByRole("link", { name: /invite/ }).count()).toBe(0);
  await careful.close();
});

test("the page keeps nobody out, whatever it answers", async ({ page }) => {
  const messages = [
    "https://goi-card.example/a.apk https://bit.ly/3abc",
    "482913",
    "https://invite.example",
    "",
  ];
  await page.goto("/check");
  for (const message of messages) {
    expect(await serious(page, { colours: true }), message).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel("받은 글, 주소 또는 확인번호").fill(message);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toBeFocused();
  }
  expect(await serious(page, { colours: true })).toEqual([]);
});

test("what its maker sends ends with the number, once there is a card to check", async ({ page, app }) => {
  const { number } = await publishedCard(page, app);
  await page.goto("/my-mobile-card");
  await page.getByRole("button", { name: /, 공유$/ }).click();
  const sms = page.getByRole("link", { name: "문자로 보내기" });
  await expect(sms).toHaveAttribute("href", /^sms:/);
  const body = decodeURIComponent((await sms.getAttribute("href")) ?? "");
  expect(body.endsWith(`안심 확인 ${new URL(app.url).host}/check\ngoi 주소창에서 확인번호 ${number}`)).toBe(
    true,
  );
});

/** Somebody who serves our card, with all it loads, as if it were theirs. */
async function copying(app: App) {
  const server = createServer(async (request, response) => {
    if (request.url === "/frame") {
      response.setHeader("content-type", "text/html");
      response.end(`<iframe src="${app.url}${framed}" width="390" height="800"></iframe>`);
      return;
    }
    const answer = await fetch(app.url + (request.url ?? "/"));
    response.setHeader("content-type", answer.headers.get("content-type") ?? "text/plain");
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  let framed = "/";
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    frame(path: string) {
      framed = path;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const COPY = /복사된 화면입니다/;

test("a card that stands elsewhere says so, and where the real one is; at its own place it says nothing", async ({
  page,
  app,
}) => {
  const { ask } = await signedIn(app);
  const { card } = await ask(operations.CreateCardDocument, {
    kind: "greeting",
    key: crypto.randomUUID(),
    content: (await import("#cards/kinds/greeting/samples.ts")).samples[0]?.content,
  });
  await ask(operations.PublishCardDocument, { id: card.id, version: 1 });
  const path = `/card/${card.id}`;
  const copy = await copying(app);
  copy.frame(path);

  await page.goto(copy.url + path);
  await expect(page.getByRole("alert").filter({ hasText: COPY })).toContainText(app.url + path);
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(0);

  // Somebody else's frame stays empty; where it could be opened, the card in it speaks.
  await page.goto(`${copy.url}/frame`);
  const framed = () => page.frames().find((frame) => frame !== page.mainFrame());
  await expect.poll(() => framed()?.url()).toMatch(/^chrome-error:/);
  await page.route(app.url + path, async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    delete headers["content-security-policy"];
    delete headers["x-frame-options"];
    await route.fulfill({ response: answer, headers });
  });
  await page.goto(`${copy.url}/frame`);
  await expect(page.frameLocator("iframe").getByText(COPY)).toBeVisible();

  // Our own frames are where it belongs, and so is its own page.
  await page.goto("/faq");
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement("iframe"), { src }));
  }, path);
  await expect(page.frameLocator("iframe").locator("#card")).toBeVisible();
  await page.goto(path);
  // The copy's banner comes with the same script that counts a view and brings what a touch asks for.
  await page.mouse.wheel(0, 10);
  await expect(page.locator("html:not([data-resting])")).toBeAttached();
  await expect(page.getByText(COPY)).toHaveCount(0);
  await copy.stop();
});
