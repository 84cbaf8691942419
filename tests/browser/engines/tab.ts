import { expect } from "@playwright/test";
import type { Driver } from "./driver.ts";
import { type Found, findInPage, queryOf, readInPage, type Sought, wasMissed } from "./found.ts";

export type Tab = ReturnType<typeof openTab>;

/** The whole test's own limit ends what never comes. A loaded machine opens a page of these engines in half a minute. */
const PATIENCE_MS = 60_000;
/** Each look goes to the page and back, behind what it was told before. */
const MISSED_LOOKS = 5;

/** One page of a browser of whichever engine, looked at and used as a person does. Whatever is not there yet is waited for. */
export function openTab({ driver, origin }: { driver: Driver; origin: string }) {
  const until = expect.configure({ timeout: PATIENCE_MS });
  // A page that is just being left does not answer; the next one is asked again.
  const find = (sought: Sought): Promise<Found | null> =>
    driver.evaluate(findInPage, queryOf(sought)).catch(() => null);
  const reads = (words: string) => driver.evaluate(readInPage, words).catch(() => false);
  const path = () => driver.evaluate(() => location.pathname + location.search).catch(() => "");

  /** Where it can be pressed, once it has stopped to move and nothing lies over it. */
  async function reachable(sought: Sought) {
    let before = "";
    let found: Found | null = null;
    await until
      .poll(
        async () => {
          found = await find(sought);
          if (!found) return "it is not there";
          if (!found.at) return `over it lies ${found.covered}`;
          const here = JSON.stringify(found.at);
          const rests = here === before;
          before = here;
          return rests ? "reachable" : "it moves";
        },
        { message: `${sought.role} ${sought.name}`, intervals: [20, 50, 100] },
      )
      .toBe("reachable");
    return found ?? { at: null, covered: "", value: "" };
  }

  /** A press may be told to the page after it was asked for the first time: pressed again, it would be two. */
  async function isMissedForGood(): Promise<boolean> {
    for (let looks = 0; looks < MISSED_LOOKS; looks += 1) {
      if (!(await driver.evaluate(wasMissed).catch(() => false))) return false;
    }
    return true;
  }

  /** Who sees that a press went beside it, since the page moved in that moment, presses again. */
  async function press(sought: Sought): Promise<void> {
    let isMissed = true;
    for (let tries = 0; isMissed && tries < 5; tries += 1) {
      const { at } = await reachable(sought);
      if (at) await driver.press(at);
      isMissed = await isMissedForGood();
    }
    expect(isMissed, `${sought.role} ${sought.name} was pressed`).toBe(false);
  }

  return {
    evaluate: driver.evaluate,
    complaints: driver.complaints,
    async choose(selector: string, files: readonly string[]) {
      const isThere = (wanted: string) => document.querySelector(wanted) !== null;
      await until.poll(() => driver.evaluate(isThere, selector), { message: selector }).toBe(true);
      await driver.choose(selector, files);
    },
    press,
    goto: (address: string) => driver.goto(new URL(address, origin).href),
    async fill(field: Sought["name"], words: string, within?: string) {
      const sought: Sought = { role: "field", name: field, ...(within && { within }) };
      await press(sought);
      await driver.evaluate(() => {
        const focused = document.activeElement;
        if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) focused.select();
      });
      await driver.type(words);
      await until.poll(async () => (await find(sought))?.value, { message: String(field) }).toBe(words);
    },
    finds: reachable,
    async sees(words: string) {
      await until.poll(() => reads(words), { message: words }).toBe(true);
    },
    async valueOf(field: Sought["name"]): Promise<string> {
      return (await reachable({ role: "field", name: field })).value;
    },
    arrivesAt: (address: RegExp) => until.poll(path, { message: `at ${address}` }).toMatch(address),
    path,
    /** Nobody yet, or whoever this browser has been told to be by what pages keep. */
    async begin(kept: Record<string, string> = {}) {
      await driver.goto(new URL("/robots.txt", origin).href);
      await driver.evaluate((given) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
      }, kept);
    },
  };
}
