import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { CardContent } from "#cards/engine/card.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { tracks } from "#cards/sections/music/tracks.ts";
import { soundProblems } from "#domain/sound.ts";
import { id3, silentM4a, silentMp3 } from "#tests/sounds.ts";
import { CreateCardDocument, MyCardDocument, PublishCardDocument } from "#web/graphql/graphql.ts";
import { type App, becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { memberApi } from "./member-api.ts";
import { send, viewOf } from "./one-of-each.ts";

declare global {
  interface Window {
    /** Every element of the page that was played, in the order of their first time. */
    played: HTMLMediaElement[];
    /** What the page drew itself, by its address; its own rules let nobody fetch these. */
    drawn: Map<string, Blob>;
  }
}

/** A wedding with this music. */
function wedding(music: object): CardContent {
  const content = structuredClone(samples[0]?.content);
  if (!content) throw new Error("There is no sample");
  const sections = { ...content.sections, music: { ...content.sections.music, ...music } };
  return { ...content, sections, hidden: content.hidden.filter((name) => name !== "music") };
}

const lake = { from: "track", name: "lake-evening" };

async function listenIn(page: Page) {
  await page.addInitScript(() => {
    window.played = [];
    window.drawn = new Map();
    const createObjectURL = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      const address = createObjectURL(blob);
      if (blob instanceof Blob) window.drawn.set(address, blob);
      return address;
    };
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!window.played.includes(this)) window.played.push(this);
      return play.call(this);
    };
  });
}

/** How many sound at this moment. */
const sounding = (page: Page) => page.evaluate(() => window.played.filter(({ paused }) => !paused).length);

async function openForm(page: Page, app: App, content: CardContent) {
  await listenIn(page);
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  const { card } = await api.ask(CreateCardDocument, { kind: "greeting", key: randomUUID(), content });
  await page.goto(`/create?id=${card.id}`);
  await formOf(page).click();
  return { api, id: card.id };
}

const formOf = (page: Page) =>
  page
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: /^배경 음악/ });

test("a groom hears each piece by one tap, one at a time, and chooses by keyboard without a sound", async ({
  page,
  app,
}) => {
  test.setTimeout(180_000);
  await openForm(page, app, wedding({ source: { from: "none" } }));
  const chosen = page.getByRole("group", { name: "배경 음악" });
  const levels: number[] = [];
  for (const label of Object.values(tracks)) {
    await chosen.getByRole("button", { name: `${label} 들어 보기` }).click();
    const stop = chosen.getByRole("button", { name: `${label} 멈추기` });
    await expect(stop).toHaveAttribute("aria-busy", "false", { timeout: 30_000 });
    expect(await sounding(page)).toBe(1);
    const { seconds, rms, peak, seam, step } = await page.evaluate(async () => {
      const bytes = await (window.drawn.get(window.played[0]?.src ?? "") ?? new Blob()).arrayBuffer();
      const samples = new Int16Array(bytes, 44);
      let [sum, peak, step] = [0, 0, 0];
      for (const [at, sample] of samples.entries()) {
        sum += (sample / 32_768) ** 2;
        peak = Math.max(peak, Math.abs(sample) / 32_768);
        if (at > 0) step = Math.max(step, Math.abs(sample - (samples[at - 1] ?? 0)));
      }
      const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
      return { seconds: samples.length / 44_100, rms: Math.sqrt(sum / samples.length), peak, seam, step };
    });
    expect.soft(seconds, label).toBeGreaterThanOrEqual(30);
    expect.soft(seconds, label).toBeLessThanOrEqual(75);
    expect.soft(peak, label).toBeLessThan(0.86);
    // No louder step where it begins anew than within it.
    expect.soft(seam, label).toBeLessThanOrEqual(step);
    levels.push(20 * Math.log10(rms));
  }
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(3);
  await nothingSerious(page);

  // A second tap stops it; so does leaving the form.
  await chosen.getByRole("button", { name: "마을 잔치 멈추기" }).click();
  expect(await sounding(page)).toBe(0);
  await chosen.getByRole("radio", { name: "음악 없음" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(chosen.getByRole("radio", { name: "조용한 아침" })).toBeChecked();
  expect(await sounding(page)).toBe(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(chosen.getByRole("button", { name: "조용한 아침 멈추기" })).toBeFocused();
  expect(await sounding(page)).toBe(1);
  await formOf(page).click();
  await expect.poll(() => sounding(page)).toBe(0);
});

test("a maker's own song is taken after they said that they may, and is refused with its reason", async ({
  page,
  app,
  browser,
}) => {
  const { api, id } = await openForm(page, app, wedding({ source: { from: "none" } }));
  const own = page.getByRole("group", { name: "내 음악" });
  const take = (name: string, buffer: Buffer, mimeType = "audio/mpeg") =>
    own.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });

  await own.getByRole("button", { name: "음악 파일 올리기" }).click();
  await expect(own.getByRole("alert")).toHaveText(soundProblems.rights);
  await expect(own.getByRole("checkbox")).toBeFocused();
  await page.keyboard.press("Space");
  for (const [name, file, sentence] of [
    ["빈 파일.mp3", Buffer.alloc(0), soundProblems.empty],
    ["큰 파일.mp3", Buffer.alloc(10 * 1_024 * 1_024 + 1), soundProblems.large],
    ["setup.mp3", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(5_000)]), soundProblems.other],
    ["film.m4a", silentM4a({ seconds: 2, sort: "vide", codec: "avc1" }), soundProblems.video],
    ["bought.m4a", silentM4a({ seconds: 2, brand: "M4P " }), soundProblems.locked],
  ] as const) {
    await take(name, file);
    await expect(own.getByRole("alert"), name).toHaveText(sentence);
  }

  await take("우리가 만든 노래.m4a", silentM4a({ seconds: 40, about: "숨은 제목" }), "audio/x-m4a");
  await expect(own.getByRole("radio", { name: "올린 음악 · 0:41" })).toBeChecked();
  await own.getByRole("button", { name: "올린 음악 · 0:41 들어 보기" }).click();
  await expect.poll(() => page.evaluate(() => window.played.at(-1)?.duration ?? 0)).toBeCloseTo(40, 0);
  expect(await sounding(page)).toBe(1);
  await own.getByRole("button", { name: "올린 음악 · 0:41 멈추기" }).click();

  await take(`${"아주 긴 이름의 노래 ".repeat(12)}.mp3`, Buffer.concat([id3("숨은 제목"), silentMp3(60)]));
  await expect(own.getByRole("radio", { name: "올린 음악 · 1:01" })).toBeChecked();
  await own.getByLabel("곡 이름").fill("우리의 첫 노래");
  const start = page.getByRole("slider", { name: "시작하는 곳" });
  await start.focus();
  for (let times = 0; times < 12; times += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByText("시작하는 곳 · 0:12")).toBeVisible();
  await page.getByRole("switch", { name: /눌러서 여세요/ }).click({ force: true });
  await nothingSerious(page);
  const stored = () => api.ask(MyCardDocument, { id });
  await expect.poll(async () => (await stored()).content.sections.music.opening).toBe(true);

  // What guests get: the song from its twelfth second, under the name that was typed and no other.
  await api.ask(PublishCardDocument, { id, version: (await stored()).card.draftVersion });
  const context = await browser.newContext({ baseURL: app.url, hasTouch: true });
  const guest = await context.newPage();
  const { open } = await guestOf(guest, `/card/${id}`);
  await open.tap();
  await expect.poll(() => hearsMusic(guest), { timeout: 60_000 }).toBe(true);
  const [at, source] = await guest.evaluate(() => [
    window.played[0]?.currentTime ?? 0,
    window.played[0]?.src,
  ]);
  expect(at).toBeGreaterThanOrEqual(12);
  expect(source).toMatch(/\/media\/u\/[0-9a-f]{32}\.mp3#t=12$/);
  await expect(guest.getByText("우리의 첫 노래")).toBeAttached();
  expect(await guest.content()).not.toContain("숨은 제목");
  await context.close();
});

async function guestOf(page: Page, address: string) {
  await listenIn(page);
  await page.goto(address);
  return {
    screen: page.locator("[data-opening-screen]"),
    open: page.getByRole("button", { name: "눌러서 여세요" }),
    quietly: page.getByRole("button", { name: "음악 없이 보기" }),
    stop: page.locator("[data-page-tools] [data-sound]"),
  };
}

/** The music itself sounds, and not the silence that was played in its place. */
const hearsMusic = (page: Page) =>
  page.evaluate(() => {
    return window.played.some(
      ({ paused, duration, currentTime, volume }) =>
        !paused && duration > 30 && currentTime > 0 && volume > 0,
    );
  });

test("a guest opens the card by a tap, hears the music, stops it, and is not asked again", async ({
  page,
  app,
  browser,
}) => {
  await becomeMember(page, app);
  const member = await memberApi(page, app.url);
  const sent = await send(member, {
    kind: kindNamed("greeting"),
    content: wedding({ source: lake, opening: true }),
  });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: app.url };
  const scripts: string[] = [];

  const context = await browser.newContext(phone);
  const guest = await context.newPage();
  guest.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  const { screen, open, stop } = await guestOf(guest, viewOf(sent));
  await expect(screen).toBeVisible();
  await expect(open).toBeInViewport();
  await nothingSerious(guest);
  expect(await guest.evaluate(() => window.played.length)).toBe(0);
  await open.tap();
  await expect(screen).toBeHidden();
  await expect.poll(() => hearsMusic(guest), { timeout: 60_000 }).toBe(true);
  // Of the pieces, the notes of one.
  const pieces = Object.keys(tracks).filter((name) => scripts.some((url) => url.includes(`/${name}-`)));
  expect(pieces).toEqual(["lake-evening"]);
  await expect(stop).toHaveAccessibleName("음악 끄기");
  await stop.tap();
  await expect.poll(() => sounding(guest)).toBe(0);
  await guest.reload();
  await expect(screen).toBeHidden();
  await context.close();

  // Without music, and without music when they come back.
  const calm = await browser.newContext(phone);
  const second = await calm.newPage();
  const asked = await guestOf(second, viewOf(sent));
  await asked.quietly.tap();
  await expect(asked.screen).toBeHidden();
  await expect(asked.stop).toHaveAccessibleName("음악 켜기");
  await second.touchscreen.tap(200, 500);
  await second.reload();
  await expect(asked.screen).toBeHidden();
  await second.touchscreen.tap(200, 500);
  await expect(asked.stop).toHaveAccessibleName("음악 켜기");
  expect(await sounding(second)).toBe(0);
  await calm.close();

  // By keyboard: the first stop is the button; whoever goes past it is let through.
  const keys = await browser.newContext(phone);
  const third = await keys.newPage();
  const typed = await guestOf(third, viewOf(sent));
  await third.keyboard.press("Tab");
  await expect(typed.open).toBeFocused();
  await third.keyboard.press("Enter");
  await expect(typed.screen).toBeHidden();
  await expect.poll(() => hearsMusic(third), { timeout: 60_000 }).toBe(true);
  await keys.close();

  // Without a script it goes by itself, and it never lies on paper.
  const plain = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const fourth = await plain.newPage();
  await fourth.goto(viewOf(sent));
  const bare = fourth.locator("[data-opening-screen]");
  await expect(bare).toBeVisible();
  await fourth.emulateMedia({ media: "print" });
  await expect(bare).toBeHidden();
  await fourth.emulateMedia({ media: "screen" });
  await fourth.getByRole("button", { name: "눌러서 여세요" }).tap();
  await expect(bare).toBeHidden();
  await plain.close();
});
