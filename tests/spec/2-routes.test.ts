import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApp, type TestApp } from "#tests/app.ts";

/** Section 2 of the specification, in its order. */
const PUBLIC = [
  "/",
  "/login",
  "/signup",
  "/reset-password",
  "/menu",
  "/quotes",
  "/sample",
  "/faq",
  "/company/signup",
  "/{sitename}",
  "/card/{id}",
  "/birthday-card/{id}",
  "/thanks/{id}",
  "/baby-birthday/{id}",
  "/event/{id}",
  "/memorial/{id}",
  "/login/smart-store/{id}",
];

const MEMBERS = [
  "/my-mobile-card",
  "/birthday-card",
  "/memorial",
  "/mobile-card",
  "/create",
  "/memorial/create",
  "/birthday-card/create",
  "/birthday-card/order",
  "/thanks/create",
  "/thanks/order",
  "/order",
  "/wedding/plan/check-list",
  "/site/create",
  "/setting",
  "/baby-birthday",
  "/baby-birthday/edit/{id}",
  "/baby-birthday/create",
  "/baby-birthday/order",
  "/event",
  "/event/edit/{id}",
  "/event/create",
  "/event/order",
  "/company/info",
  "/my-photo-card",
  "/photo-card/birthday/create",
  "/photo-card/birthday/edit/{id}",
];

const ADMINS = ["/admin", "/admin/login", "/admin/company", "/admin/coupons", "/admin/cards"];

/** Shrinks to nothing. A page that is not built does not exist: its address answers 404. */
const NOT_BUILT_YET = [
  "/menu",
  "/quotes",
  "/sample",
  "/faq",
  "/company/signup",
  "/{sitename}",
  "/card/{id}",
  "/birthday-card/{id}",
  "/thanks/{id}",
  "/baby-birthday/{id}",
  "/event/{id}",
  "/memorial/{id}",
  "/login/smart-store/{id}",
  "/birthday-card/order",
  "/thanks/order",
  "/order",
  "/site/create",
  "/baby-birthday/order",
  "/event/order",
  "/company/info",
  "/admin",
  "/admin/company",
  "/admin/coupons",
  "/admin/cards",
];

const built = (route: string) => !NOT_BUILT_YET.includes(route);
const address = (route: string) =>
  route.replace("{id}", "abcdefghijklmnop").replace("{sitename}", "somebody");

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe("routes of the specification", () => {
  test("the list of what is not built names only routes of the specification", () => {
    expect([...PUBLIC, ...MEMBERS, ...ADMINS]).toEqual(expect.arrayContaining(NOT_BUILT_YET));
  });

  test.each(PUBLIC.filter(built))("%s is public: its whole content is in the first answer", async (route) => {
    const answer = await app.fetch(address(route));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("<h1");
  });

  test.each(MEMBERS.filter(built))("%s is for members: the server draws nothing of it", async (route) => {
    const answer = await app.fetch(address(route));
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("<h1");
  });

  test.each(ADMINS.filter(built))("%s exists", async (route) => {
    expect((await app.fetch(address(route))).status).toBe(200);
  });

  test.each(NOT_BUILT_YET)("%s does not exist yet", async (route) => {
    const answer = await app.fetch(address(route));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("찾으시는 페이지가 없습니다.");
  });
});
