import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./app.ts";

/** What on the page keeps somebody out. Colours take axe longer than all else, and may be left out. */
export async function serious(page: Page, { colours }: { colours: boolean }): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], rules: { "color-contrast": { enabled: colours } } })
    // Its other way opens a window for the answer alone.
    .setLegacyMode(true)
    .analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

export async function nothingSerious(page: Page) {
  expect(await serious(page, { colours: true })).toEqual([]);
}
