import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { samples } from "#cards/kinds/greeting/samples.ts";
import * as operations from "#web/graphql/graphql.ts";
import { type App, becomeMember, expect, signedIn, test as withApp } from "./app.ts";
import { type NetworkLine, openLine } from "./network-line.ts";
import { move } from "./settled.ts";

const test = withApp.extend<{ line: NetworkLine }>({
  line: async ({ app }, use) => {
    const line = await openLine(app.url);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

test.use({ serviceWorkers: "allow" });

const asksLittle = {
  side: false,
  maybe: false,
  count: false,
  companions: false,
  meal: false,
  shuttle: false,
  phone: false,
  message: true,
};

/** A wedding card that somebody has sent, and what only they can do with it. */
async function sentCard(app: App) {
  const { ask } = await signedIn(app);
  const content = structuredClone(samples[0]?.content);
  Object.assign(content?.sections.rsvp ?? {}, { deadline: "", asks: asksLittle });
  const { card } = await ask(operations.CreateCardDocument, { kind: "greeting", key: randomUUID(), content });
  const { id } = card;
  await ask(operations.PublishCardDocument, { id, version: 1 });
  return {
    id,
    path: `/card/${id}`,
    async change(greeting: string) {
      const body = { ...content?.sections.greeting, body: greeting };
      const changed = { ...content, sections: { ...content?.sections, greeting: body } };
      await ask(operations.SaveCardDocument, { id, base: 1, content: changed });
      await ask(operations.ApplyChangesDocument, { id, version: 2 });
    },
    close: () => ask(operations.CloseCardDocument, { id }),
    async answers(section: string): Promise<string[]> {
      const { responses } = await ask(operations.ResponsesDocument, { card: id, section });
      return responses.map(({ content }: { content: { name: string } }) => content.name);
    },
  };
}

/** What this browser keeps of a card: paths, the page's own among them. */
const kept = (page: Page, path: string) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  }, `goi-card-1 ${path}`);

const copyNote = (page: Page) => page.locator("body > aside").first();
const rsvpOf = (page: Page) => page.locator('[data-section="rsvp"]');

/** Opens a card and touches it, as every guest does, until the device has all of it. */
async function openOnce(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await move(page);
  const [bare = ""] = path.split("?");
  // Photos are kept after what a guest has come for, and fonts as they arrive.
  const ends = async (ending: string) => (await kept(page, bare)).filter((file) => file.endsWith(ending));
  const patience = { timeout: 100_000 };
  await expect.poll(async () => (await ends(".webp")).length, patience).toBeGreaterThan(1);
  await expect.poll(async () => (await ends(".woff2")).length, patience).toBeGreaterThan(0);
}

async function answer(page: Page, name: string): Promise<void> {
  const rsvp = rsvpOf(page);
  await rsvp.getByRole("radio", { name: "참석합니다" }).check();
  await rsvp.getByLabel("성함").fill(name);
  await rsvp.getByRole("button", { name: "답변 보내기" }).click();
}

const isWaiting = (page: Page) =>
  expect(rsvpOf(page).getByText("아직 보내지 못했습니다. 인터넷이 연결되면 보내 드립니다.")).toBeVisible();

test("a first visit asks for nothing of it before the first touch", async ({ page, app }) => {
  const { path } = await sentCard(app);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: "networkidle" });
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registered()).toBe(0);
  expect(asked.filter((address) => /offline/.test(address))).toEqual([]);
  // The same page does ask once it is touched: what was looked for above can be found.
  await move(page);
  await expect.poll(registered).toBe(1);
  expect(asked.some((address) => /\/assets\/offline-/.test(address))).toBe(true);
});

test("a card that was opened once opens again without a network, and answers", async ({
  page,
  app,
  line,
}) => {
  const { path } = await sentCard(app);
  await openOnce(page, `${path}?v=1`);
  const words = await page.locator("[data-section=greeting]").textContent();
  await line.cut();
  await page.goto(`${path}?v=1`);
  await expect(copyNote(page)).toHaveText(
    /^인터넷이 끊겨 있어 \d+월 \d+일 (오전|오후|낮) \d+시( \d+분)?에 받은 카드를 보여 드립니다\.$/,
  );
  expect(await page.locator("[data-section=greeting]").textContent()).toBe(words);
  const photo = page.locator("img").first();
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const loaded = () => page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"));
  await expect.poll(loaded).toBe(true);
  // It answers, by the script that was kept with it.
  await move(page);
  const larger = page.getByRole("button", { name: "글씨 크게" });
  await larger.click();
  await expect(larger).toHaveAttribute("aria-pressed", "true");
  const download = page.waitForEvent("download");
  await page
    .getByRole("link", { name: /달력|캘린더/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await page.getByRole("button", { name: "어르신 모드" }).click();
  await expect(page.getByRole("dialog", { name: "어르신 모드" }).getByRole("heading")).toBeVisible();
  await page.keyboard.press("Escape");
  // It never was a member's device: nothing else opens.
  await page.goto("/my-mobile-card");
  await expect(page.getByRole("heading", { name: "인터넷이 끊겼습니다" })).toBeVisible();
});

test("an answer that is given without a network arrives once, also when the page was closed between", async ({
  context,
  page,
  app,
  line,
}) => {
  const card = await sentCard(app);
  await openOnce(page, card.path);
  await line.cut();
  await page.goto(card.path);
  await move(page);
  await answer(page, "한지우");
  await isWaiting(page);
  await expect(rsvpOf(page).getByLabel("성함")).toHaveValue("한지우");
  await page.close();
  await line.mend();
  const later = await context.newPage();
  await later.goto(card.path);
  await expect(later.getByText("적어 두신 것을 보냈습니다.")).toBeVisible();
  await expect.poll(() => card.answers("rsvp")).toEqual(["한지우"]);
  await later.getByRole("button", { name: "확인했습니다" }).click();
  await later.reload();
  await move(later);
  await rsvpOf(later).scrollIntoViewIfNeeded();
  await expect(rsvpOf(later).getByText("참석하신다고 전했습니다")).toBeVisible();
  expect(await card.answers("rsvp")).toEqual(["한지우"]);
});

test("what waits may be changed and need not be sent, and goes out when the network is back", async ({
  page,
  app,
  line,
}) => {
  const card = await sentCard(app);
  await openOnce(page, card.path);
  await line.cut();
  await answer(page, "한지");
  await isWaiting(page);
  const rsvp = rsvpOf(page);
  await rsvp.getByRole("button", { name: "고쳐 쓰기" }).click();
  await rsvp.getByLabel("성함").fill("한지우");
  await rsvp.getByRole("button", { name: "답변 보내기" }).click();
  await isWaiting(page);
  const book = page.locator("[data-section=guestbook]");
  await book.getByText("축하 글 남기기").click();
  await book.getByLabel("성함").fill("누군가");
  await book.getByLabel("글", { exact: true }).fill("보내지 않을 글");
  await book.getByRole("button", { name: "글 올리기" }).click();
  await expect(book.getByText("아직 보내지 못했습니다.")).toBeVisible();
  await book.getByRole("button", { name: "보내지 않기" }).click();
  await book.getByRole("button", { name: "보내지 않기" }).click();
  await expect(book.getByLabel("글", { exact: true })).toHaveValue("");
  await line.mend();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(rsvp.getByText("참석하신다고 전했습니다")).toBeVisible();
  await expect(page.getByText("적어 두신 것을 보냈습니다.")).toBeVisible();
  expect(await card.answers("rsvp")).toEqual(["한지우"]);
  expect(await card.answers("guestbook")).toEqual([]);
});

test("what the server does not take any more is said, and what was written stays", async ({
  context,
  page,
  app,
  line,
}) => {
  const card = await sentCard(app);
  await openOnce(page, card.path);
  await line.cut();
  await answer(page, "한지우");
  await isWaiting(page);
  await page.close();
  await line.mend();
  // It is refused as a server does it whose seats are gone by then.
  await context.route("**/graphql", (route) =>
    route.request().postData()?.includes("mutation LeaveEntry")
      ? route.fulfill({
          json: { errors: [{ message: "자리가 모두 찼습니다.", extensions: { code: "FULL" } }] },
        })
      : route.fallback(),
  );
  const later = await context.newPage();
  await later.goto(card.path);
  await expect(later.getByText("적어 두신 것을 보내지 못했습니다. 자리가 모두 찼습니다.")).toBeVisible();
  await move(later);
  await rsvpOf(later).scrollIntoViewIfNeeded();
  await expect(rsvpOf(later).getByRole("alert").filter({ hasText: "자리가 모두 찼습니다." })).toBeVisible();
  await expect(rsvpOf(later).getByLabel("성함")).toHaveValue("한지우");
  expect(await card.answers("rsvp")).toEqual([]);
});

test("a card that was changed meanwhile is shown as it is once the network is back, and so is one that was closed", async ({
  page,
  app,
  line,
}) => {
  const card = await sentCard(app);
  await openOnce(page, card.path);
  await line.cut();
  await page.goto(card.path);
  await expect(copyNote(page)).toContainText("받은 카드를 보여 드립니다.");
  await card.change("새로 적은 인사말입니다.");
  await line.mend();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("새로 적은 인사말입니다.")).toBeVisible();
  await expect(page.getByText("받은 카드를 보여 드립니다.")).toHaveCount(0);

  // What was kept has followed without a touch.
  await line.cut();
  await page.goto(card.path);
  await expect(page.getByText("새로 적은 인사말입니다.")).toBeVisible();
  await card.close();
  await line.mend();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { name: "지금은 볼 수 없는 카드입니다" })).toBeVisible();
  await expect(page.locator("[data-section]")).toHaveCount(0);
  await expect.poll(() => kept(page, card.path)).toEqual([]);
  await line.cut();
  await page.goto(card.path);
  await expect(page.getByRole("heading", { name: "인터넷이 끊겼습니다" })).toBeVisible();
});

test("a network that says nothing is not waited for, and its answer takes the place of the copy", async ({
  page,
  app,
  line,
}) => {
  const card = await sentCard(app);
  await openOnce(page, card.path);
  await page.goto("about:blank");
  line.silence();
  await page.goto(card.path);
  await expect(copyNote(page)).toContainText("인터넷이 느려");
  line.resume();
  await expect(copyNote(page).filter({ hasText: "받은 카드" })).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-kept");
});

test("somebody who writes is told that the network is back, and opens the card themselves", async ({
  page,
  app,
  line,
}) => {
  const card = await sentCard(app);
  await openOnce(page, card.path);
  await line.cut();
  await page.goto(card.path);
  await move(page);
  await rsvpOf(page).getByRole("radio", { name: "참석합니다" }).check();
  await rsvpOf(page).getByLabel("성함").pressSequentially("한지우");
  await line.mend();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  const reopen = page.getByRole("button", { name: "지금의 카드 열기" });
  await expect(reopen).toBeVisible();
  await expect(rsvpOf(page).getByLabel("성함")).toHaveValue("한지우");
  await reopen.click();
  await expect(page.locator("html")).not.toHaveAttribute("data-kept");
  await move(page);
  await expect(rsvpOf(page).getByLabel("성함")).toHaveValue("한지우");
});

test("pages of members are never kept", async ({ page, app }) => {
  await becomeMember(page, app);
  for (const path of ["/", "/my-mobile-card", "/mobile-card", "/setting"]) {
    await page.goto(path);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }
  const { path } = await sentCard(app);
  await openOnce(page, path);
  const stores = await page.evaluate(() => caches.keys());
  expect(stores.sort()).toEqual([`goi-card-1 ${path}`, "goi-offline-2"]);
});
