import type { Page, Route } from "@playwright/test";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { memberApi } from "./member-api.ts";

// Sheets come at once, and nobody waits for them.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const OPEN = "이도현 · 한서영";
const DRAFT = "찻집 물결";

test("a member sees their cards, shares, copies, closes and deletes them, and brings them back", async ({
  page,
  app,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  await page.goto("/my-mobile-card");
  await expect(page.getByRole("link", { name: "첫 카드 만들기" })).toHaveAttribute("href", "/create");
  await page.goto("/memorial");
  await expect(page.getByRole("link", { name: "부고 쓰기" })).toHaveAttribute("href", "/memorial/create");
  await page.goto("/my-mobile-card/0000000000000000/check-in");
  await expect(page.getByRole("heading", { name: "찾으시는 카드가 없습니다" })).toBeVisible();
  await expect(page.getByRole("link", { name: "내 카드로 가기" })).toHaveAttribute("href", "/my-mobile-card");
  await api.draft(4);
  const id = await api.published(0);

  await page.goto("/event/create");
  await expect(page.getByRole("link", { name: "행사 초대장", exact: true })).toBeInViewport({ ratio: 1 });

  await page.getByRole("button", { name: "내 메뉴" }).click();
  await page.getByRole("menuitem", { name: "내 카드" }).click();
  await page.goto("/mobile-card");
  await expect(cardNamed(page, OPEN)).toContainText(/공개 중\s*체험 .+일까지 \(7일 남음\)/);
  await expect(cardNamed(page, DRAFT)).toContainText("작성 중");
  await expect(cardNamed(page, OPEN).getByRole("link", { name: "보기" })).toHaveAttribute(
    "href",
    `/card/${id}`,
  );
  await expect(cardNamed(page, OPEN).locator("[data-section=cover]")).toBeVisible();

  await cardNamed(page, OPEN).getByRole("button", { name: "공유" }).click();
  const share = page.getByRole("dialog", { name: "카드 보내기" });
  await share.getByRole("button", { name: "주소 복사" }).click();
  await expect(share.getByText("주소를 복사했습니다.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${app.url}/card/${id}?v=1`);
  await expect(share.getByRole("link", { name: "QR 그림 저장" })).toHaveAttribute("href", /^data:image\/png/);
  await nothingSerious(page);
  await page.keyboard.press("Escape");

  await act(page, DRAFT, "복제");
  await expect(page.getByRole("heading", { name: DRAFT })).toHaveCount(2);

  await act(page, OPEN, "카드 닫기");
  await expect(cardNamed(page, OPEN)).toContainText("마감");
  await act(page, OPEN, "다시 열기");
  await expect(cardNamed(page, OPEN)).toContainText("공개 중");

  await act(page, OPEN, "삭제");
  await page.getByRole("button", { name: "지우기" }).click();
  await expect(cardNamed(page, OPEN)).toHaveCount(0);
  await page.getByRole("button", { name: "되돌리기" }).click();
  await expect(cardNamed(page, OPEN)).toContainText("공개 중");

  await act(page, DRAFT, "삭제");
  await expect(page.getByRole("heading", { name: DRAFT })).toHaveCount(1);
  await page.getByRole("link", { name: "지운 카드 보기" }).click();
  await expect(cardNamed(page, DRAFT)).toContainText("아주 사라집니다");
  await page.getByRole("button", { name: `${DRAFT}, 되돌리기` }).click();
  await expect(page.getByRole("heading", { name: "지운 카드가 없습니다" })).toBeVisible();
  await page.getByRole("link", { name: "내 카드로 돌아가기" }).click();
  await expect(page.getByRole("heading", { name: DRAFT })).toHaveCount(2);

  // Without a network nothing is lost: what could not be deleted comes back, and the list can be loaded again.
  const offline = (route: Route) =>
    /query MyCards|mutation DeleteCard/.test(route.request().postData() ?? "")
      ? route.abort()
      : route.continue();
  await page.route("**/graphql", offline);
  await act(page, DRAFT, "삭제");
  await expect(page.getByText("인터넷 연결을 확인해 주세요.")).toBeVisible();
  await expect(page.getByRole("heading", { name: DRAFT })).toHaveCount(2);
  await page.goto("/my-mobile-card");
  await expect(page.getByRole("heading", { name: "카드를 불러오지 못했습니다" })).toBeVisible();
  await page.unroute("**/graphql", offline);
  await page.getByRole("button", { name: "다시 불러오기" }).click();
  await expect(cardNamed(page, OPEN)).toBeVisible();
});

function cardNamed(page: Page, name: string) {
  return page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) })
    .first();
}

/** From the sheet that a phone opens for a card. */
async function act(page: Page, name: string, label: string) {
  await cardNamed(page, name).getByRole("button", { name: "더 보기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: label, exact: true }).click();
}
