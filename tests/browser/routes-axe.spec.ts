import type { Page } from "@playwright/test";
import { addressAt, cardPages, type Place, pages } from "#tests/places.ts";
import { becomeAdmin, becomeMember, expect, test } from "./app.ts";
import { serious, shape } from "./axe.ts";
import { becomeCompany } from "./company-api.ts";
import { neverAnswered, withoutPictures } from "./kept-away.ts";
import { memberApi } from "./member-api.ts";
import { addressesOf, orderOne, ownerAddresses, sendOneOfEach } from "./one-of-each.ts";
import { move, overflow, settled, step } from "./settled.ts";

test.describe.configure({ mode: "parallel" });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** The narrowest that people have; here only whether anything leaves it. */
const NARROW = { width: 320, height: 640 };

test.beforeEach(async ({ page }) => {
  // axe reads neither, and every page would wait for its own.
  await withoutPictures(page);
});

/** The page that is open keeps nobody out, on a desktop and on a phone, and fits the narrowest column. */
async function isOpenToAll(page: Page, address: string) {
  expect.soft(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
  await page.setViewportSize(PHONE);
  await settled(page);
  expect.soft(await serious(page, { colours: true }), `${address} on a phone`).toEqual([]);
  const onPhone = await shape(page);
  await page.setViewportSize(DESKTOP);
  await settled(page);
  if ((await shape(page)) !== onPhone) {
    // The colours of a page are the same in every window.
    expect.soft(await serious(page, { colours: false }), `${address} on a desktop`).toEqual([]);
  }
  await page.setViewportSize(NARROW);
  // Polled: what stood beside goes away when the page has heard how wide it is, a frame or more after that.
  const softly = expect.configure({ soft: true });
  await softly.poll(() => overflow(page), `${address} at ${NARROW.width} px`).toBe(0);
}

const opensTo = (...who: Place["opensTo"][]) => pages.filter((place) => who.includes(place.opensTo));

test("every page that a visitor opens can be used by everybody", async ({ page }) => {
  // Where it is said that nobody came from a provider the page leaves, in the middle of being looked at.
  await neverAnswered(page, "*/identity/federation");
  const given = addressesOf([]);
  for (const place of opensTo("everybody", "signed-out")) {
    const address = addressAt(place, given);
    await page.goto(address);
    await isOpenToAll(page, address);
  }
});

test("every kind of card can be read by everybody", async ({ page, app, browser }) => {
  const makers = await browser.newContext({ baseURL: app.url });
  const maker = await makers.newPage();
  await becomeMember(maker, app);
  const given = addressesOf(await sendOneOfEach(await memberApi(maker, app.url)));
  await makers.close();
  for (const place of cardPages) {
    const address = addressAt(place, given);
    await page.goto(address);
    await move(page);
    await isOpenToAll(page, address);
  }
});

/** Where cards are made; the longest of all pages to look at. */
const isEditor = ({ path }: Place) => /\/(create|edit)\b/.test(path);

test("every page where a member makes cards can be used by everybody", async ({ page, app }) => {
  await becomeMember(page, app);
  const given = addressesOf(await sendOneOfEach(await memberApi(page, app.url)));
  await page.goto("/my-mobile-card");
  for (const place of opensTo("members").filter(isEditor)) {
    const address = addressAt(place, given);
    await step(page, address);
    await isOpenToAll(page, address);
  }
});

/** Public pages that show a member something else. */
const othersForMembers = ["/", "/menu", "/company/signup", "/company/card/:token"];

test("every other page of a member and of a company can be used by everybody", async ({ page, app }) => {
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  const sent = await sendOneOfEach(api);
  const given = { ...addressesOf(sent), ...ownerAddresses(sent, await orderOne(api, sent)) };
  const own = opensTo("members").filter((place) => !isEditor(place));
  await page.goto("/my-mobile-card");
  for (const place of [...own, ...pages.filter(({ path }) => othersForMembers.includes(path))]) {
    const address = addressAt(place, given);
    await step(page, address);
    await isOpenToAll(page, address);
  }
  await becomeCompany(page, app);
  // Anew: the page has been told that there is no company.
  await page.goto("/company/info");
  await isOpenToAll(page, "/company/info");
});

test("every page of an admin can be used by everybody", async ({ page, app }) => {
  await becomeAdmin(page, app);
  await (await becomeCompany(page, app)).published();
  await page.goto("/my-mobile-card");
  for (const place of opensTo("admins")) {
    const address = addressAt(place, {});
    await step(page, address);
    await isOpenToAll(page, address);
  }
});
