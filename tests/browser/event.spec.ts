import type { Page } from "@playwright/test";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { leaveGuide } from "./guide.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
test.use(phone);

const row = (page: Page, label: string) =>
  page
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: new RegExp(`^${label}`) });

test("an event from an empty poster to a guest who comes in once", async ({ page, app, browser }) => {
  await becomeMember(page, app);

  // A host sets a poster, a day and one chair.
  await page.goto("/event/create");
  await page.getByRole("button", { name: /빈 카드로 시작/ }).tap();
  await expect(page).toHaveURL(/\/event\/edit\/[0-9a-z]{16}$/);
  await leaveGuide(page);
  await row(page, "포스터").tap();
  await page.getByRole("radio", { name: "세미나" }).check();
  await page.getByRole("textbox", { name: "제목" }).fill("겨울밤 낭독회");
  await row(page, "날짜와 시간").tap();
  await page.getByLabel("날짜", { exact: true }).tap();
  await page.getByRole("button", { name: "다음 달" }).tap();
  await page.getByRole("button", { name: /월 15일 / }).tap();
  await row(page, "참석 신청").tap();
  await page.getByRole("radio", { name: "받기", exact: true }).check();
  await page.getByLabel("정원", { exact: true }).fill("1");
  await expect(page.locator("[data-is=saved]")).toHaveText("저장됨");
  await page.getByRole("button", { name: "보내기", exact: true }).tap();
  const check = page.getByRole("dialog", { name: "보내기 전에 살펴보기" });
  await check.getByRole("button", { name: /보내기$/ }).tap();
  const address = await page.getByLabel("카드 주소").inputValue();
  const id = /\/event\/([0-9a-z]{16})/.exec(address)?.[1];
  expect(id).toBeDefined();

  // The chair goes to the first guest, the second waits and hears their place.
  const guests = await Promise.all(["한지우", "오누리"].map(() => browser.newContext(phone)));
  const [first, second] = await Promise.all(guests.map((context) => context.newPage()));
  if (!first || !second) throw new Error("Two guests come");
  const apply = async (guest: Page, name: string, says: { seats: string; button: string }) => {
    await guest.goto(address);
    const form = guest.locator('[data-section="attendance"]');
    await form.getByLabel("성함").fill(name);
    await expect(form.getByText(says.seats)).toBeVisible();
    await form.getByRole("button", { name: says.button, exact: true }).tap();
    return form;
  };
  const seated = await apply(first, "한지우", { seats: "1자리 남았습니다.", button: "신청하기" });
  await expect(seated.getByRole("heading", { name: "자리를 맡아 두었습니다" })).toBeVisible();
  await expect(seated.getByRole("img", { name: "입장권 QR 코드" })).toBeVisible();
  await nothingSerious(first);
  const code = (await seated.getByText(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/).textContent()) ?? "";
  const full = { seats: "자리가 모두 찼습니다. 대기 신청을 하시면", button: "대기 신청하기" };
  const waiting = await apply(second, "오누리", full);
  await expect(waiting.getByText("대기 1번째")).toBeVisible();

  // At the door the code lets in once; without a network the door still knows.
  await page.goto(`/my-mobile-card/${id}/check-in`);
  await expect(page.getByText("/ 1명 입장")).toBeVisible();
  const search = page.getByLabel("입장 번호나 이름");
  await search.fill(code.replace("-", "").toLowerCase());
  await page.getByRole("button", { name: "한지우 님 입장" }).tap();
  await expect(page.getByText("들어오세요")).toBeVisible();
  await expect(seated.getByText("입장하셨습니다")).toBeVisible();
  await search.fill("지우");
  await expect(page.getByText("입장함")).toBeVisible();
  await nothingSerious(page);
  await page.getByRole("button", { name: "되돌리기", exact: true }).tap();
  await expect(page.getByText("들어오세요")).toBeHidden();
  await expect(seated.getByText("입장하셨습니다")).toBeHidden();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "한지우 님 입장" }).tap();
  await expect(page.getByText("보낼 것 1")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("보낼 것 1")).toBeHidden();

  // The seat that is given back goes to who waits.
  await seated.getByRole("button", { name: "신청 취소하기" }).tap();
  await seated.getByRole("button", { name: "신청 취소하기" }).tap();
  await expect(seated.getByText("지웠습니다.")).toBeVisible();
  await second.reload();
  await second.locator('[data-section="attendance"]').scrollIntoViewIfNeeded();
  await second.mouse.wheel(0, 10);
  await expect(waiting.getByRole("heading", { name: "자리를 맡아 두었습니다" })).toBeVisible();
  await Promise.all(guests.map((context) => context.close()));
});
