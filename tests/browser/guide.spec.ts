import type { Page } from "@playwright/test";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { memberApi } from "./member-api.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const row = (page: Page, label: string) =>
  page
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: new RegExp(`^${label}`) });
const guide = (page: Page) => page.getByRole("dialog").filter({ hasText: "나중에 적기" });
const saved = (page: Page) => expect(page.locator("[data-is=saved]")).toHaveText("저장됨");

async function beginWedding(page: Page) {
  await page.goto("/create");
  await page.getByRole("button", { name: /한옥 마당의 혼례/ }).tap();
  await expect(page).toHaveURL(/\/create\?id=/);
}

test("a couple says who, when and where, and its card is there", async ({ page, app }) => {
  await becomeMember(page, app);
  await beginWedding(page);

  // The keyboard's own key goes from line to line, and from the last to the next screen.
  await expect(guide(page)).toContainText("1 / 3");
  await expect(page.getByRole("heading", { name: "두 분의 이름을 알려 주세요" })).toBeFocused();
  await nothingSerious(page);
  await page.getByLabel("신랑 이름").tap();
  await page.keyboard.type("김도현");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("신부 이름")).toBeFocused();
  await page.keyboard.type("이 서연");
  await expect(page.getByLabel("신부 이름")).toHaveValue("이 서연");
  await page.keyboard.press("Enter");

  await expect(guide(page)).toContainText("예식은 언제인가요?");
  await page.getByLabel("예식 날짜").fill("2027-05-29");
  await expect(guide(page)).toContainText("2027년 5월 29일 토요일");
  await page.getByRole("button", { name: "12:30" }).tap();
  await expect(guide(page)).toContainText("오후 12시 30분");
  await nothingSerious(page);
  await page.getByRole("button", { name: "직접 고르기" }).tap();
  await page.getByLabel("예식 시간").fill("12:40");
  await page.getByRole("button", { name: "이전" }).tap();
  await expect(page.getByLabel("신랑 이름")).toHaveValue("김도현");
  await page.getByRole("button", { name: "다음", exact: true }).tap();
  await page.getByRole("button", { name: "다음", exact: true }).tap();
  await page.getByLabel("예식장", { exact: true }).fill("다온컨벤션");
  await page.getByRole("button", { name: "카드 보기" }).tap();

  // The card itself, then its list: what was said stands where it would have been typed.
  const card = page.frameLocator('iframe[title="카드 미리보기"]');
  await expect(card.locator("[data-section=cover]")).toContainText("도현");
  await page.getByRole("button", { name: "미리보기 닫기" }).tap();
  await expect(row(page, "신랑 · 신부")).toContainText("신랑 김도현 · 신부 이서연");
  await expect(row(page, "날짜와 시간")).toContainText("5월 29일 토 12:40");
  await expect(row(page, "장소")).toContainText("다온컨벤션");
  await expect(page.getByText("비어 있어요")).toHaveCount(0);
  await expect(page.getByText("함께 옮겼습니다")).toHaveCount(0);
  await saved(page);
  await nothingSerious(page);

  // It is not asked again, and is there for who wants to see it.
  await page.reload();
  await expect(row(page, "장소")).toBeVisible();
  await expect(guide(page)).toHaveCount(0);
  await page.getByRole("button", { name: "카드 메뉴" }).tap();
  await page.getByRole("menuitem", { name: "처음부터 차근차근 적기" }).tap();
  await expect(page.getByLabel("신부 이름")).toHaveValue("이서연");
});

test("who leaves the questions keeps what was typed, is led to what is missing, and walks on", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  await beginWedding(page);
  await page.getByLabel("신랑 이름").fill("김도현");
  await page.getByRole("button", { name: "나중에 적기" }).tap();
  await page.reload();
  await expect(row(page, "신랑 · 신부")).toContainText("신랑 김도현");
  await expect(guide(page)).toHaveCount(0);

  await page.getByRole("button", { name: "신부 이름이 비어 있어요" }).tap();
  await expect(page.locator('[name="bride.familyName"]')).toBeFocused();
  // Nothing lies over what is typed into.
  const small = page.getByRole("button", { name: "미리보기", exact: true });
  await expect(small.locator("..")).toHaveCSS("opacity", "0");
  await page.locator('[name="bride.familyName"]').fill("이");
  await page.locator('[name="bride.givenName"]').fill("서연");
  await expect(page.getByRole("button", { name: "예식 날짜가 비어 있어요" })).toBeAttached();

  await page.getByRole("button", { name: "다음: 날짜와 시간" }).tap();
  await expect(row(page, "날짜와 시간")).toHaveAttribute("aria-expanded", "true");
  await expect(row(page, "신랑 · 신부")).toHaveAttribute("aria-expanded", "false");
  await page.getByRole("button", { name: "다음: 장소" }).tap();
  await page.getByRole("button", { name: "다음: 모시는 사람들" }).tap();
  await expect(row(page, "모시는 사람들")).toHaveAttribute("aria-expanded", "true");
});

test("the Back button of a phone closes what lies over the editor, and only then leaves it", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  const id = await api.draft();
  await page.goto("/mobile-card");
  await page.goto(`/create?id=${id}`);
  const { href } = new URL(page.url());

  await row(page, "인사말").tap();
  const body = page.getByRole("textbox", { name: "인사말" });
  await body.fill("뒤로 가기 전에 쓴 글");
  await page.getByRole("button", { name: "문구 고르기" }).tap();
  await expect(page.getByRole("dialog", { name: "문구 고르기" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog", { name: "문구 고르기" })).toBeHidden();
  await expect(body).toHaveValue("뒤로 가기 전에 쓴 글");
  await body.blur();
  await page.getByRole("button", { name: "미리보기", exact: true }).tap();
  const preview = page.getByRole("dialog", { name: "미리보기" });
  await expect(preview).toBeVisible();
  await page.goBack();
  await expect(preview).toBeHidden();
  await expect(body).toBeVisible();
  await page.goBack();
  await expect(body).toHaveCount(0);
  await page.getByRole("button", { name: "보내기", exact: true }).tap();
  await expect(page.getByRole("dialog", { name: "보내기 전에 살펴보기" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog", { name: "보내기 전에 살펴보기" })).toBeHidden();
  expect(page.url()).toBe(href);

  // What was closed by hand costs no second press.
  await row(page, "인사말").tap();
  await row(page, "인사말").tap();
  await saved(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/mobile-card$/);
});

test("a card that was sent says what guests still see, and offers nothing where they see the same", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  await page.goto(`/create?id=${await api.published()}`);
  await expect(page.getByRole("button", { name: "공유하기", exact: true })).toBeVisible();
  await row(page, "인사말").tap();
  const body = page.getByRole("textbox", { name: "인사말" });
  const before = await body.inputValue();
  await body.fill("보낸 뒤에 고친 글");
  await expect(page.locator("[data-is=saved]")).toContainText("반영 전까지 손님은 이전 모습을 봅니다");
  await expect(page.getByRole("button", { name: "반영하기", exact: true })).toBeVisible();
  await body.fill(before);
  await expect(page.getByRole("button", { name: "공유하기", exact: true })).toBeVisible();
  await saved(page);
});

test("whether guests may write in the guestbook is one choice", async ({ page, app }) => {
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  await page.goto(`/create?id=${await api.draft()}`);
  await row(page, "방명록").tap();
  await page.getByRole("radio", { name: "숨기기" }).check();
  await expect(row(page, "방명록")).toContainText("숨김");
  await page.getByRole("radio", { name: "받기", exact: true }).check();
  await expect(row(page, "방명록")).toContainText("받고 있어요");
  await page.getByRole("button", { name: "되돌리기" }).tap();
  await expect(row(page, "방명록")).toContainText("숨김");
});
