import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#domain/duration.ts";
import { openApp, type TestApp } from "#tests/app.ts";
import { cardPages, pages } from "#tests/places.ts";
import { createBrowserErrors } from "./browser-errors.ts";
import { createPathNames } from "./path-names.ts";

/** Sixteen characters without a digit, as an id may have them. */
const SECRET = "qwertzuiopasdfgh";

let app: TestApp;
beforeAll(async () => {
  app = await openApp({ env: { BUSINESS_EMAIL: "owner@goi.example" } });
});
afterAll(() => app.close());

const loggedPaths = () => app.lines.flatMap((line) => JSON.parse(line).path ?? []);

test("the log holds no id, no name and no token of any address", async () => {
  const known = [...pages, ...cardPages].map(({ path }) => path);
  const served = app.http.routes.map(({ path }) => path);
  const asked = [...new Set([...known, ...served])].map((path) =>
    path.replaceAll(/:\w+/g, SECRET).replaceAll("*", `${SECRET}/${SECRET}`),
  );
  const more = [`/${SECRET}`, `/${SECRET}.png`, `/${SECRET}/${SECRET}`, `/card/${SECRET}.keepsake.png`];
  expect(asked.length).toBeGreaterThan(70);
  for (const path of [...asked, ...more, `/report.data?card=${SECRET}`]) await app.fetch(path);
  expect(app.lines.filter((line) => line.includes(SECRET))).toEqual([]);
  const logged = new Set(loggedPaths());
  for (const pattern of known) expect(logged, pattern).toContain(pattern);
  expect(logged).toContain("/-/prints/:token/:name");
  expect(logged).toContain("/card/:id.keepsake.png");
  expect(logged).toContain("/report.data");
});

test.each([
  ["/", "/"],
  ["/CARD/abc/", "/card/:id"],
  ["/card/abc.nanum-400-kr.woff2", "/card/:id.woff2"],
  ["/login/smart-store/abc", "/login/smart-store/:id"],
  ["/setting", "/setting"],
  ["/홍길동", "/:sitename"],
  ["/media/u/abc.webp", "/media/*"],
  ["/config.json", "/config.json"],
  ["/-/nothing/here", "/-/*"],
  ["/one/two/three", "/*"],
  ["/%00", "/:sitename"],
])("%s is called %s", (path, name) => {
  const nameOf = createPathNames([
    "*",
    "/",
    "/{sitename}",
    "/card/{id}",
    "login/smart-store/:id",
    "setting",
    "/media/*",
    "/config.json",
    "/-/*",
  ]);
  expect(nameOf(path)).toBe(name);
});

const fail = (text: string, headers?: Record<string, string>) =>
  app.fetch("/-/browser-error", { method: "POST", body: text, headers });

test("what failed in a browser is logged without the address of the page it failed on", async () => {
  await fail(
    `TypeError: x at https://goi.example/assets/card-Ab1.js:1:20 at https://goi.example/card/${SECRET}?to=홍길동:3:1`,
  );
  const line = app.lines.findLast((text) => text.includes("a page failed in a browser")) ?? "";
  expect(JSON.parse(line).stack).toBe("TypeError: x at /assets/card-Ab1.js:1:20 at /card/:id");
});

test("only so much of it from one network", async () => {
  app.pass(60_000);
  const statuses: number[] = [];
  for (let time = 0; time < 25; time += 1) statuses.push((await fail("Error")).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  app.pass(60_000);
  expect((await fail("Error")).status).toBe(204);
});

test("and only so much from all networks together", async () => {
  const lines: unknown[] = [];
  const log = { info: () => undefined, warn: (line: unknown) => lines.push(line), error: () => undefined };
  let now = 0;
  const tell = createBrowserErrors({ clock: { now: () => new Date(now) }, log });
  const from = (at: number) =>
    tell(new Request("http://localhost/-/browser-error", { method: "POST", body: "Error" }), {
      requestId: String(at),
      ip: `10.0.${at}.1`,
      nameOf: (path) => path,
    });
  for (let at = 0; at < 200; at += 1) await from(at);
  await expect(from(200)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  expect(lines).toHaveLength(200);
  now += 60_000;
  await from(200);
  expect(lines).toHaveLength(201);
});

test("who found a hole is told whom to write to, where there is somebody", async () => {
  const answer = await app.fetch("/.well-known/security.txt");
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const text = await answer.text();
  expect(text).toContain("Contact: mailto:owner@goi.example\n");
  expect(text).toContain("Preferred-Languages: ko, en\n");
  // Not the host that a request names: nobody is sent elsewhere.
  expect(text).not.toContain("Canonical");
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (new Date(expires).getTime() - Date.parse("2026-11-15T03:00:00Z")) / DAY_MS;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
  const nobody = await openApp();
  expect((await nobody.fetch("/.well-known/security.txt")).status).toBe(404);
  await nobody.close();
});
