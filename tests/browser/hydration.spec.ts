import type { Page } from "@playwright/test";
import type { Kind } from "#cards/engine/kind.ts";
import { sampleAddress } from "#cards/engine/sample-address.ts";
import { words } from "#cards/kinds/baby-birthday/doljabi/words.ts";
import { kindNamed, kinds } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { becomeMember, expect, test } from "./app.ts";
import { memberApi } from "./member-api.ts";
import { send, viewOf } from "./one-of-each.ts";

for (const kind of kinds as readonly Kind[]) {
  test(`a page of the kind ${kind.name} stays as the server drew it when it is hydrated`, async ({
    page,
  }) => {
    const said = complaints(page);
    for (const { name } of await samplesOf(kind.name as never)) {
      const address = sampleAddress({ kind: kind.name, name });
      await page.goto(address, { waitUntil: "load" });
      said.push(...(await changedByHydration(page)).map((change) => `${address} ${change}`));
    }
    expect(said).toEqual([]);
  });
}

test("a field of a hydrated page takes Korean as it is composed, and is described by its hint and what is wrong", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  const sample = (await samplesOf("baby-birthday")).at(-1);
  if (!sample) throw new Error("There is no first birthday to send");
  const sent = await send(await memberApi(page, app.url), {
    kind: kindNamed("baby-birthday"),
    content: sample.content,
  });
  await page.goto(viewOf(sent));
  await page.mouse.wheel(0, 10);
  const guess = page.locator('[data-section="doljabi"]');
  await guess.getByRole("button", { name: words.ko.send }).click();
  const digits = guess.getByLabel(words.ko.digits);
  await digits.fill("12");
  await guess.getByRole("button", { name: words.ko.send }).click();
  await expect(digits).toHaveAccessibleDescription(`${words.ko.digitsHint} ${words.ko.digitsMistake}`);

  const name = guess.getByLabel("성함");
  await name.focus();
  const keyboard = await page.context().newCDPSession(page);
  for (const syllables of [
    ["ㅎ", "하", "한"],
    ["ㅂ", "보", "봄"],
  ]) {
    for (const text of syllables) {
      await keyboard.send("Input.imeSetComposition", { text, selectionStart: 1, selectionEnd: 1 });
    }
    await keyboard.send("Input.insertText", { text: syllables.at(-1) ?? "" });
  }
  await expect(name).toHaveValue("한봄");
});

function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(error.message));
  return said;
}

/** Hydrates the page and says what of it was lost, made anew or changed. What is added is not told. */
function changedByHydration(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const card = document.getElementById("card");
    if (!card) return ["there is no card"];
    // At this touch forms are put in place, and only then the rest is loaded.
    dispatchEvent(new Event("wheel"));
    const drawn = card.querySelectorAll("*:not(noscript)");
    const before = new Map([...drawn].map((element) => [element, seen(element)]));
    await hydrated();
    return [...before].flatMap(([element, then]) => {
      const place = `${element.closest("[data-section]")?.id ?? ""} <${element.localName}>`;
      if (!element.isConnected) return [`${place} ${then.text.slice(0, 40)}: taken away`];
      const now = seen(element);
      const names = new Set([...then.attributes.keys(), ...now.attributes.keys()]);
      return [...names]
        .filter((name) => !isSame(then.attributes.get(name), now.attributes.get(name)))
        .map((name) => `${place} ${name}: ${then.attributes.get(name)} → ${now.attributes.get(name)}`)
        .concat(then.text === now.text ? [] : [`${place}: ${then.text} → ${now.text}`]);
    });

    type Seen = { text: string; attributes: Map<string, string | Element[]> };

    function seen(element: Element): Seen {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return {
        text: own.map((node) => node.textContent).join(""),
        attributes: new Map([...element.attributes].map(({ name, value }) => [name, meant(element, value)])),
      };
    }

    /** Where an attribute names places of the page, those are what counts: their names are given anew. */
    function meant(element: Element, value: string): string | Element[] {
      const names = value.match(/_[Rg]_?[0-9a-zH]*_[\w-]*/g) ?? [];
      const places = names.map((name) => document.getElementById(name) ?? element);
      return places.length > 0 ? places : value;
    }

    function isSame(then: string | Element[] | undefined, now: string | Element[] | undefined): boolean {
      if (!Array.isArray(then) || !Array.isArray(now)) return then === now;
      return then.length === now.length && then.every((place, at) => place === now[at]);
    }

    /** Its other fonts come last; what was drawn with them is there a moment later. */
    async function hydrated(): Promise<void> {
      while (!document.querySelector('link[href^="/fonts/"]')) await frame();
      for (let frames = 0; frames < 4; frames += 1) await frame();
    }

    function frame(): Promise<unknown> {
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}
