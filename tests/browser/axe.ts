import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Frame, Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./app.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Every page reads it anew, and what the package itself exports is twice as long. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Once a document: a step inside the app leaves it there. */
export async function bringAxe(place: Page | Frame): Promise<void> {
  if (!(await place.evaluate(() => "axe" in window))) await place.evaluate(SOURCE);
}

type Asked = {
  /** Colours take axe longer than all else, and may be left out. */
  colours: boolean;
};

/**
 * What on the page keeps somebody out. A page in a frame is not looked at: it is a card, and whoever wants that asks
 * for the frame.
 */
export async function serious(place: Page | Frame, { colours }: Asked): Promise<string[]> {
  await bringAxe(place);
  return place.evaluate(async (colours) => {
    const { violations } = await window.axe.run(document, {
      iframes: false,
      resultTypes: ["violations"],
      rules: { "color-contrast": { enabled: colours } },
    });
    const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, colours);
}

/** All that stands there and whether it is shown: where two windows have the same, axe finds the same in both. */
export function shape(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shown = (one: Element) => (one.checkVisibility({ visibilityProperty: true }) ? "+" : "-");
    return Array.from(document.querySelectorAll("*"), (one) => one.tagName + shown(one)).join();
  });
}

export async function nothingSerious(place: Page | Frame) {
  expect(await serious(place, { colours: true })).toEqual([]);
}
