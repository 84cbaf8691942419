import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { samples } from "#cards/kinds/greeting/samples.ts";
import * as operations from "#web/graphql/graphql.ts";
import { becomeMember, expect, test } from "./app.ts";
import { memberApi } from "./member-api.ts";
import { move } from "./settled.ts";

/** WCAG 2.4.11, taken strictly: no bar lies over any corner of what has the focus. */
test.use({ viewport: { width: 390, height: 844 } });

/** What is wrong with the focused element, in words; empty where nothing is; nothing at all where it is not inside. */
function obscured(page: Page, inside = "*"): Promise<string | null> {
  return page.evaluate((inside) => {
    const focused = document.activeElement;
    if (!focused?.closest(inside)) return null;
    if (focused === document.body) return "";
    const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
    if (width <= 2 || height <= 2) return "";
    const stays = (element: Element | null) => {
      let bar = element;
      while (bar && !["fixed", "sticky"].includes(getComputedStyle(bar).position)) bar = bar.parentElement;
      return bar;
    };
    const middle = [(left + right) / 2, (top + bottom) / 2];
    const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y]));
    const points = [middle, ...corners] as [number, number][];
    const wrong = points.flatMap(([x, y]) => {
      if (y < 0 || y > innerHeight) return ["out of sight"];
      const bar = stays(document.elementFromPoint(x, y));
      return bar && !bar.contains(focused) ? [`under ${bar.className}`] : [];
    });
    const name = focused.getAttribute("aria-label") ?? focused.getAttribute("name") ?? focused.textContent;
    // Of a longer text a browser shows the line where somebody writes.
    const isSeen = focused.matches("textarea") ? wrong.length < points.length : wrong.length === 0;
    return !isSeen ? `${focused.tagName} ${name?.slice(0, 30)}: ${[...new Set(wrong)].join(", ")}` : "";
  }, inside);
}

const BACK = { Tab: "Shift+Tab", "Shift+Tab": "Tab" } as const;
type Way = { inside: string; key: keyof typeof BACK };

/** Where guests' words come while somebody tabs on, what has the focus is pushed away, once: it is come to anew. */
async function obscuredTwice(page: Page, { inside, key }: Way): Promise<string | null> {
  const told = await obscured(page, inside);
  if (!told) return told;
  await page.keyboard.press(BACK[key]);
  await page.keyboard.press(key);
  return obscured(page, inside);
}

/** Goes on by a key while the focus stays inside; what was obscured on the way. */
async function wayThrough(page: Page, { inside, key }: Way) {
  const found: string[] = [];
  for (let stops = 0; stops < 250; stops += 1) {
    const told = await obscuredTwice(page, { inside, key });
    if (told === null) return { found, stops };
    if (told) found.push(`${key} ${told}`);
    await page.keyboard.press(key);
  }
  throw new Error(`There is no end of ${inside}`);
}

/** To the end and back again: what lies under the lower bar is met on the way down, under the upper one on the way up. */
async function thereAndBack(page: Page, inside: string) {
  const down = await wayThrough(page, { inside, key: "Tab" });
  await page.keyboard.press("Shift+Tab");
  const up = await wayThrough(page, { inside, key: "Shift+Tab" });
  return { found: [...down.found, ...up.found], stops: down.stops };
}

test("no bar of the editor lies over what a maker tabs to, in any form of a card", async ({ page, app }) => {
  await becomeMember(page, app);
  const id = await (await memberApi(page, app.url)).draft();
  await page.goto(`/create?id=${id}`);
  const panels = page.locator("[data-panel]");
  await expect(panels.first()).toBeVisible();
  const names = await panels.evaluateAll((all) => all.map((panel) => panel.getAttribute("data-panel")));
  let stops = 0;
  for (const name of names) {
    const row = page.locator(`[data-panel="${name}"] button[aria-expanded]`).first();
    await row.click();
    await expect(row).toHaveAttribute("aria-expanded", "true");
    const open = page.locator('[data-panel][data-open="true"]');
    await expect(open.locator("button, input, textarea").nth(2)).toBeVisible();
    await row.focus();
    const way = await thereAndBack(page, '[data-panel][data-open="true"]');
    expect.soft(way.found, name ?? "").toEqual([]);
    stops += way.stops;
  }
  expect(stops).toBeGreaterThan(60);
});

test("the bar with the sum lies over nothing that a buyer tabs to, nor over what is missing", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  const id = await (await memberApi(page, app.url)).published();
  await page.goto(`/order/card/${id}`);
  await page.getByRole("button", { name: "주문하기" }).click();
  await expect(page.getByText("요금제를 골라 주세요.")).toBeInViewport({ ratio: 1 });
  expect(await obscured(page)).toBe("");
  await page.getByRole("radio", { name: /베이직/ }).check();
  await page.getByRole("radio", { name: /무통장 입금/ }).check();
  await page.getByRole("button", { name: "주문하기" }).click();
  await expect(page.getByLabel("입금하시는 분 이름")).toBeFocused();
  expect(await obscured(page)).toBe("");
  await expect(page.getByText("입금하시는 분의 이름을 적어 주세요.")).toBeInViewport({ ratio: 1 });
  await page.locator("main a, main button").first().focus();
  const { found, stops } = await thereAndBack(page, "main");
  expect(found).toEqual([]);
  expect(stops).toBeGreaterThan(4);
});

test("what floats over a card lies over nothing that a guest tabs to, and each mistake goes when it is mended", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  const { ask } = await memberApi(page, app.url);
  const content = structuredClone(samples.find(({ content }) => content.theme.name === "sea")?.content);
  const asks = { ...(content?.sections.rsvp?.asks as object), count: false, meal: false, phone: true };
  Object.assign(content?.sections.rsvp ?? {}, { asks, deadline: "" });
  const made = await ask(operations.CreateCardDocument, { kind: "greeting", key: randomUUID(), content });
  await ask(operations.PublishCardDocument, { id: made.card.id, version: 1 });
  await page.goto(`/card/${made.card.id}`);
  await move(page);
  // Sections that were not laid out yet find their heights while somebody tabs past them, and all below moves.
  await expect(page.locator("[data-resting]")).toHaveCount(0);
  await page.getByRole("button", { name: "글씨 크게" }).focus();
  const { found, stops } = await thereAndBack(page, "#card");
  expect(found).toEqual([]);
  expect(stops).toBeGreaterThan(10);
  await expect(page.locator("[data-sound]").first()).toBeAttached();

  const rsvp = page.locator('[data-section="rsvp"]');
  const says = (sentence: string) => rsvp.getByText(sentence, { exact: true });
  await rsvp.getByRole("radio", { name: "참석합니다" }).check();
  await rsvp.getByRole("button", { name: "답변 보내기" }).click();
  await expect(rsvp.getByRole("radio", { name: "신랑 측" })).toBeFocused();
  await expect(says("‘어느 쪽 손님’에서 하나를 골라 주세요.")).toBeInViewport({ ratio: 1 });
  expect(await obscured(page)).toBe("");
  await rsvp.getByRole("radio", { name: "신부 측" }).check();
  await expect(says("‘어느 쪽 손님’에서 하나를 골라 주세요.")).toHaveCount(0);
  await expect(says("성함을 적어 주세요.")).toBeVisible();
  await expect(says("연락처를 적어 주세요.")).toBeVisible();
  await rsvp.getByLabel("연락처").pressSequentially("010");
  // Not right yet, in another way; and nobody is taken elsewhere while they write.
  await expect(says("전화번호를 끝까지 적어 주세요.")).toBeVisible();
  await expect(rsvp.getByLabel("연락처")).toBeFocused();
  await rsvp.getByLabel("연락처").pressSequentially("12345678");
  await expect(says("전화번호를 끝까지 적어 주세요.")).toHaveCount(0);
  const mistake = says("성함을 적어 주세요.");
  const colourOf = (name: string) =>
    mistake.evaluate((element, variable) => {
      const probe = Object.assign(document.createElement("i"), { style: `color: var(${variable})` });
      element.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);
  await expect(mistake).toHaveCSS("color", await colourOf("--error"));
  expect(await colourOf("--error")).not.toBe(await colourOf("--accent"));
  await rsvp.getByRole("button", { name: "답변 보내기" }).click();
  await expect(rsvp.getByLabel("성함")).toBeFocused();
  await rsvp.getByLabel("성함").fill("한지우");
  await expect(mistake).toHaveCount(0);
  await rsvp.getByRole("button", { name: "답변 보내기" }).click();
  await expect(rsvp.getByText("참석하신다고 전했습니다")).toBeVisible();
});
