import { kinds } from "#cards/kinds/kinds.ts";
import { allSamples } from "#cards/kinds/samples.ts";
import { themeNames } from "#cards/themes/themes.ts";
import { becomeMember, expect, test } from "./app.ts";
import { bringAxe } from "./axe.ts";
import { withoutPictures } from "./kept-away.ts";
import { memberApi } from "./member-api.ts";
import { send, viewOf } from "./one-of-each.ts";

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

const samples = await allSamples();

/** What is made of many sections. */
const written = kinds.filter((kind) => !("canvasEditor" in kind));

/** Every theme once, and by turns every kind that offers it, with a third of its sections: axe takes its time. */
const worn = themeNames.map((theme, turn) => {
  const offering = written.filter(({ themes }) => (themes as readonly string[]).includes(theme));
  const kind = offering[turn % offering.length];
  const sample = kind && samples[kind.name].at(-1);
  if (!sample) throw new Error(`No kind offers ${theme}`);
  const hidden = sample.content.order.filter((_, at) => at > 0 && at % 3 !== turn % 3);
  const content = { ...sample.content, hidden, theme: { name: theme, choice: {} } };
  return { theme, kind, content };
});

test("a card can be read in every theme", async ({ page, app }) => {
  await becomeMember(page, app);
  const member = await memberApi(page, app.url);
  // Colours are the same without them, and each card's fonts would be cut for this test alone.
  await withoutPictures(page);
  for (const { theme, kind, content } of worn) {
    await page.goto(viewOf(await send(member, { kind, content })));
    // The guest's tap would bring the script that draws anew what is taken away below.
    await page.evaluate(() => {
      delete document.documentElement.dataset.alive;
    });
    await expect(page.locator(`[data-theme="${theme}"]`)).toBeVisible();
    const seal = page.getByRole("checkbox", { name: "봉투를 눌러 열어 주세요" });
    if (await seal.count()) await seal.check({ force: true });
    await page.evaluate(() => {
      // Until a guest moves, what lies below is not laid out; a short page cannot move.
      dispatchEvent(new Event("scroll"));
      // Where a drawing lies behind words, axe cannot tell what they stand on and says nothing.
      for (const drawn of document.querySelectorAll("[aria-hidden=true]")) drawn.remove();
      const plain = new CSSStyleSheet();
      plain.replaceSync("*, ::before, ::after { background-image: none !important }");
      document.adoptedStyleSheets.push(plain);
    });
    await expect(page.locator("[data-resting]")).toHaveCount(0);
    // Only colours change with a theme; all that axe knows is asked where each kind is tested.
    await bringAxe(page);
    const { unread, read } = await page.evaluate(async () => {
      const { violations, passes } = await window.axe.run(document, {
        iframes: false,
        resultTypes: ["violations", "passes"],
        runOnly: { type: "rule", values: ["color-contrast"] },
      });
      const nodesOf = (found: typeof passes) => found.flatMap(({ nodes }) => nodes);
      return { unread: nodesOf(violations).map(({ html }) => html), read: nodesOf(passes).length };
    });
    expect.soft(unread, `${kind.name} in ${theme}`).toEqual([]);
    // Most words lie over one another for it; that all colours can be read is reckoned in `themes.test.ts`.
    expect.soft(read, `words that could be judged, ${kind.name} in ${theme}`).toBeGreaterThan(1);
  }
});
