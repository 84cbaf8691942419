import type { Page } from "@playwright/test";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { type App, becomeMember, expect, test } from "./app.ts";
import { withoutPictures } from "./kept-away.ts";
import { memberApi } from "./member-api.ts";
import { send, viewOf } from "./one-of-each.ts";

test.use({ hasTouch: true });

const MUSIC = "music";

const playing = { source: { from: "track", name: "quiet-morning" }, volume: 0.5 };
const hasMusic = (kind: Kind) => kind.sections.some(({ name }) => name === MUSIC);

type Worn = { kind: Kind; content: CardContent };

/** A sample of the kind in this theme, with music where the kind has it. */
async function sampleIn(kind: Kind, theme: string): Promise<Worn> {
  // Whoever the first memorials are about has died too lately for the tests' own clock.
  const content = (await samplesOf(kind.name as never)).at(hasMusic(kind) ? 0 : -1)?.content;
  if (!content) throw new Error(`There is no ${kind.name}`);
  const sections = { ...content.sections, ...(hasMusic(kind) && { [MUSIC]: playing }) };
  const hidden = content.hidden.filter((name) => name !== MUSIC);
  return {
    kind,
    content: { ...content, hidden, sections, theme: { name: theme, choice: {} } } as CardContent,
  };
}

/** Opens it as a guest does who has begun to move. */
async function open(page: Page, address: string, { kind }: Worn) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await page.evaluate(() => dispatchEvent(new Event("touchstart")));
  if (hasMusic(kind)) await expect(soundOn(page)).toHaveAttribute("data-place", "tools");
  const seal = page.getByRole("checkbox", { name: "봉투를 눌러 열어 주세요" });
  if (await seal.count()) await seal.check({ force: true });
}

const soundOn = (page: Page) => page.locator("[data-page-tools] [data-sound]");
const larger = (page: Page) => page.getByRole("button", { name: "글씨 크게" });

async function sending(page: Page, app: App) {
  await becomeMember(page, app);
  const member = await memberApi(page, app.url);
  await withoutPictures(page);
  return async (worn: Worn) => viewOf(await send(member, worn));
}

/** Each has something drawn where buttons once lay: a knot, holes, a branch, a stamp, a moon. */
const drawnToTheCorner = [
  ["greeting", "saekdong"],
  ["greeting", "film"],
  ["greeting", "spring-night"],
  ["thanks", "letter"],
  ["memorial", "stillness"],
] as const;

test("the buttons of the page lie outside the paper, on a phone and on a wide screen", async ({
  page,
  app,
}) => {
  const sent = await sending(page, app);
  for (const [name, theme] of drawnToTheCorner) {
    const worn = await sampleIn(kindNamed(name), theme);
    await open(page, await sent(worn), worn);
    for (const [width, height] of [
      [390, 844],
      [320, 640],
      [880, 800],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [tools, paper] = await Promise.all(
        ["[data-page-tools]", "main"].map((part) => page.locator(part).boundingBox()),
      );
      if (!tools || !paper) throw new Error("There is nothing to see");
      const isOver = tools.y + tools.height <= paper.y;
      const isBeside = tools.x >= paper.x + paper.width && tools.x + tools.width <= width;
      expect.soft(isOver || isBeside, `${theme} at ${width}`).toBe(true);
    }
  }
});

test("wherever a guest stops on a whole card the music's button lies on nothing that can be touched", async ({
  page,
  app,
}) => {
  const sent = await sending(page, app);
  const worn = await sampleIn(kindNamed("greeting"), "saekdong");
  await open(page, await sent(worn), worn);
  const narrow = await walked(page);
  await page.evaluate(() => scrollTo(0, 0));
  await larger(page).tap();
  await page.setViewportSize({ width: 320, height: 640 });
  const narrower = await walked(page);
  for (const { covered, places } of [narrow, narrower]) {
    expect(covered).toEqual([]);
    // Nothing is proved where nothing floats, or where nothing comes under it.
    expect(places).toEqual(expect.arrayContaining(["tools", "corner", "away"]));
  }
  await page.evaluate(() => scrollTo(0, 0));
  await larger(page).tap();
  await page.setViewportSize({ width: 390, height: 844 });

  for (const button of await page.locator("[data-page-tools] button").all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
  // Before everything else of the page.
  await larger(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "어르신 모드" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(soundOn(page)).toBeFocused();
});

test("the music's button leaves while somebody writes, and comes back", async ({ page, app }) => {
  const sent = await sending(page, app);
  const worn = await sampleIn(kindNamed("greeting"), "saekdong");
  await open(page, await sent(worn), worn);
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 97));
    await expect(soundOn(page)).toHaveAttribute("data-place", "corner", { timeout: 500 });
  }).toPass();
  // Where it is, the page stays: only the writing makes it go.
  const field = page.locator("main input:visible, main textarea:visible").last();
  await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await expect(soundOn(page)).toHaveAttribute("data-place", "away");
  await field.evaluate((element: HTMLElement) => element.blur());
  await expect(soundOn(page)).toHaveAttribute("data-place", "corner");
});

/** Goes through the page in small steps, and says on what a button came to rest. */
function walked(page: Page): Promise<{ covered: string[]; places: string[] }> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const buttons = [...document.querySelectorAll("[data-page-tools] button")];

    // What the paper cuts off is not seen.
    function meets(one: Element, other: Element) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const top = Math.max(b.top, document.querySelector("main")?.getBoundingClientRect().top ?? 0);
      return a.left < b.right && b.left < a.right && a.top < b.bottom && top < a.bottom;
    }

    function lyingOn() {
      const kept = document.querySelectorAll(
        "main :is(a, button, input, select, textarea, summary), main > section:first-of-type [aria-hidden=true]",
      );
      return buttons
        .filter(isSeen)
        .flatMap((button) =>
          [...kept]
            .filter((element) => isSeen(element) && meets(button, element))
            .map(
              (element) => `${button.ariaLabel ?? button.textContent} on ${element.outerHTML.slice(0, 90)}`,
            ),
        );
    }

    const covered: string[] = [];
    const places = new Set<string>();
    // Less than a button and a control are high together: none is passed over.
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let at = 0; at < end; at += 97) {
      scrollTo(0, at);
      let found: string[] = [];
      // The browser tells of what came under the button some frames later.
      for (let frames = 0; frames < 120; frames++) {
        await frame();
        await frame();
        found = lyingOn();
        if (found.length === 0) break;
      }
      covered.push(...found.map((words) => `at ${at}: ${words}`));
      for (const button of buttons) if (button instanceof HTMLElement) places.add(button.dataset.place ?? "");
    }
    return { covered, places: [...places] };
  });
}
