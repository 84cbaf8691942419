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
    .filter({ hasText: new RegExp(`^${label}`) })
    .first();

const WORDS = "덕분에 결혼식을 잘 마쳤습니다.";

test("a letter is written, opened by name, answered and kept", async ({ page, app, browser }) => {
  await becomeMember(page, app);

  await page.goto("/thanks/create");
  await page.getByRole("button", { name: /빈 카드로 시작/ }).tap();
  await expect(page).toHaveURL(/\/thanks\/create\?id=/);
  await leaveGuide(page);
  await row(page, "편지").tap();
  await page.getByLabel("편지 글").fill(WORDS);
  await page.getByLabel("이름", { exact: true }).fill("강민재 · 유선하");
  await row(page, "편지").tap();
  await row(page, "받는 분 명단").tap();
  await page.getByLabel("받는 분", { exact: true }).fill("김하늘\n외할머니");
  await expect(page.locator("[data-is=saved]")).toHaveText("저장됨");
  await page.getByRole("button", { name: "보내기", exact: true }).tap();
  const check = page.getByRole("dialog", { name: "보내기 전에 살펴보기" });
  await check.getByRole("button", { name: "보내기", exact: true }).tap();
  await expect(page.getByLabel("카드 주소")).toHaveValue(/\/thanks\/[0-9a-z]{16}\?v=/);
  const [address = ""] = (await page.getByLabel("카드 주소").inputValue()).split("?");

  // Who was named comes first, each with an address of their own; the one for everybody stands below.
  const sent = page.getByRole("dialog", { name: "이제 보내실 수 있습니다" });
  await expect(sent.getByRole("heading", { level: 3 })).toHaveText(["한 분씩 보내기", "이름 없이 보내기"]);
  const haneul = sent.getByRole("listitem").filter({ hasText: "김하늘" });
  await expect(haneul).toContainText(`${address}?to=김하늘`);
  await haneul.getByRole("button", { name: "김하늘, 주소 복사" }).tap();
  await expect(sent.getByText("김하늘 님의 주소를 복사했습니다.")).toBeVisible();
  await expect(haneul).toContainText("주소 복사함");
  await expect(sent.getByRole("listitem").filter({ hasText: "외할머니" })).not.toContainText("복사함");
  await nothingSerious(page);

  // The owner finds an address for each of them, and who was sent it already.
  await page.goto(`/my-mobile-card/${address.slice(-16)}/manage`);
  await expect(page.getByRole("button", { name: "외할머니, 주소 복사" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "김하늘" })).toContainText(
    `${address}?to=김하늘`,
  );
  await expect(page.getByRole("listitem").filter({ hasText: "김하늘" })).toContainText("주소 복사함");

  // A guest breaks the seal.
  const context = await browser.newContext(phone);
  const guest = await context.newPage();
  await guest.goto(`${address}?to=${encodeURIComponent("김하늘")}`);
  await expect(guest.getByText(WORDS)).toBeHidden();
  await expect(guest.getByRole("button", { name: "답장 보내기" })).toBeHidden();
  await guest.getByText("봉투를 눌러 열어 주세요").tap();
  await expect(guest.getByText(WORDS)).toBeVisible();
  await expect(guest.getByText("김하늘 님께")).toBeVisible();

  await nothingSerious(guest);

  // They write back, and take the letter along as a picture.
  const reply = guest.locator('[data-section="reply"]');
  await expect(reply.getByLabel("성함")).toHaveValue("김하늘");
  await reply.getByLabel("전하고 싶은 말").fill("두 분 오래 행복하세요.");
  await reply.getByRole("button", { name: "답장 보내기" }).tap();
  await expect(reply.getByRole("heading", { name: "답장을 보냈습니다" })).toBeFocused();
  const saved = guest.waitForEvent("download");
  await guest.getByRole("link", { name: "그림으로 저장" }).tap();
  expect((await saved).suggestedFilename()).toBe("감사 편지.png");
  await context.close();

  // Somebody else, without a script, reads the letter too.
  const bare = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const reader = await bare.newPage();
  await reader.goto(address);
  await reader.getByText("봉투를 눌러 열어 주세요").tap();
  await expect(reader.getByText("축복해 주신 분께")).toBeVisible();
  await expect(reader.getByText(WORDS)).toBeVisible();
  await bare.close();

  await page.goto(`/my-mobile-card/${address.slice(-16)}/responses`);
  await expect(page.getByText("두 분 오래 행복하세요.")).toBeVisible();
});
