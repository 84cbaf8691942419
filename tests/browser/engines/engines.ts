import { test as inChromium, signedIn } from "../app.ts";
import type { Driver } from "./driver.ts";
import { hasFirefox, NO_FIREFOX, openFirefox } from "./firefox.ts";
import { openTab, type Tab } from "./tab.ts";
import { hasWebkit, NO_WEBKIT, openWebkit } from "./webkit.ts";

export const engines = {
  webkit: { isHere: hasWebkit, absence: NO_WEBKIT, open: openWebkit },
  firefox: { isHere: hasFirefox, absence: NO_FIREFOX, open: openFirefox },
};

/** Which of them a project of playwright.config.ts is for. */
export type ByEngine = { engine: keyof typeof engines };

type Shared = ByEngine & { driver: Driver; member: Awaited<ReturnType<typeof signedIn>> };

/** One app, one browser and one member for all journeys of an engine; each begins in it as nobody. */
export const test = inChromium.extend<{ tab: Tab }, Shared>({
  engine: ["webkit", { option: true, scope: "worker" }],
  driver: [
    async ({ engine }, use) => {
      const driver = await engines[engine].open();
      await use(driver);
      await driver.close();
    },
    { scope: "worker" },
  ],
  member: [async ({ app }, use) => use(await signedIn(app)), { scope: "worker" }],
  tab: async ({ driver, app }, use) => {
    const tab = openTab({ driver, origin: app.url });
    await tab.begin();
    await use(tab);
  },
});
