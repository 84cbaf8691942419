import type { Page } from "@playwright/test";
import type { CardContent } from "#cards/card.ts";
import { kinds } from "#cards/kinds.ts";
import { samplesOf } from "#cards/samples.ts";
import { themeNames } from "#cards/themes/themes.ts";
import { becomeMember, expect, test } from "./app.ts";
import { memberApi } from "./member-api.ts";
import { send, viewOf } from "./one-of-each.ts";

test.use({ hasTouch: true });

const MUSIC = "music";

/** Every theme once, by turns in the kinds that offer it, with music where they have it and a third of the rest. */
async function worn(theme: string, turn: number) {
  const offering = kinds.filter(
    (kind) => !("surface" in kind) && (kind.themes as readonly string[]).includes(theme),
  );
  const musical = offering.filter(({ sections }) => sections.some(({ name }) => name === MUSIC));
  const kind = musical[turn % musical.length] ?? offering[0];
  const sample = kind && (await samplesOf(kind.name)).at(-1);
  if (!sample) throw new Error(`No kind offers ${theme}`);
  const { content } = sample;
  const hidden = content.order.filter((name, at) => at > 0 && name !== MUSIC && at % 3 !== turn % 3);
  const sections = { ...content.sections, ...(musical.length > 0 && { [MUSIC]: playing }) };
  return {
    kind,
    content: { ...content, hidden, sections, theme: { name: theme, choice: {} } } as CardContent,
    hasMusic: musical.length > 0,
  };
}

const playing = { source: { from: "track", name: "quiet-morning" }, volume: 0.5 };

test("no button of ours lies on a control or on a drawing of the first screen, in any theme, wherever a guest stops", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  const member = await memberApi(page, app.url);
  await page.route(/\.(woff2|webp)/, (route) => route.abort());
  for (const [turn, theme] of themeNames.entries()) {
    const { kind, content, hasMusic } = await worn(theme, turn);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(viewOf(await send(member, { kind, content })));
    await page.evaluate(() => dispatchEvent(new Event("touchstart")));
    const sound = page.locator("[data-page-tools] [data-sound]");
    if (hasMusic) await expect(sound).toHaveAttribute("data-place", "tools");

    const seal = page.getByRole("checkbox", { name: "봉투를 눌러 열어 주세요" });
    if (await seal.count()) await seal.check({ force: true });
    const narrow = await walked(page);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("button", { name: "글씨 크게" }).tap();
    await page.setViewportSize({ width: 320, height: 640 });
    const narrower = await walked(page);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("button", { name: "글씨 크게" }).tap();
    for (const { covered, places } of [narrow, narrower]) {
      expect.soft(covered, `${kind.name} in ${theme}`).toEqual([]);
      // Nothing is proved where nothing floats.
      if (hasMusic) expect.soft(places, theme).toEqual(expect.arrayContaining(["tools", "corner"]));
    }

    // Beside the paper, however wide the screen.
    for (const width of [880, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [tools, paper] = await Promise.all(
        ["[data-page-tools]", "main"].map((part) => page.locator(part).boundingBox()),
      );
      expect.soft(tools?.x, theme).toBeGreaterThan((paper?.x ?? 0) + (paper?.width ?? 0));
      expect.soft((tools?.x ?? 0) + (tools?.width ?? 0), theme).toBeLessThanOrEqual(width);
    }
  }
});

test("who writes has the lower edge for themselves, and every button is large enough for a thumb", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  const member = await memberApi(page, app.url);
  const { kind, content } = await worn("saekdong", 0);
  await page.goto(viewOf(await send(member, { kind, content: { ...content, hidden: [] } })));
  await page.evaluate(() => dispatchEvent(new Event("touchstart")));
  const sound = page.locator("[data-page-tools] [data-sound]");
  await expect(sound).toHaveAttribute("data-place", "tools");
  for (const button of await page.locator("[data-page-tools] button").all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
  // Before everything else of the page.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "글씨 크게" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(sound).toBeFocused();

  const name = page.locator("main form").getByRole("textbox").first();
  await name.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 200));
  await name.focus();
  await expect(name).toBeFocused();
  await expect(sound).toHaveAttribute("data-place", "away");
  await expect(sound).toBeHidden();
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
    for (let at = 0; at < document.documentElement.scrollHeight - innerHeight; at += 97) {
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
