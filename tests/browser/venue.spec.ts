import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { becomeCompany } from "./company-api.ts";
import { memberApi } from "./member-api.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: "reduce" } as const;
test.use({ viewport: phone.viewport, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

const BEFORE = "서울 종로구 가온길 12";
const AFTER = "서울 종로구 가온길 21, 새 건물";

test("a hall is described once, corrected on a couple's open card without their own words, and a card is handed over", async ({
  page: hall,
  app,
  browser,
}) => {
  const others = await browser.newContext({ ...phone, baseURL: app.url });
  const [couple, guest] = [
    await others.newPage(),
    await (await browser.newContext({ ...phone, baseURL: app.url })).newPage(),
  ];
  await becomeMember(hall, app);
  const company = await becomeCompany(hall, app);
  await hall.goto("/company/info");
  await hall.getByRole("button", { name: "식장 더하기" }).tap();
  await hall.getByLabel("식장 이름").fill("새벽뜰 예식장");
  await hall.getByLabel("홀과 층").fill("2층 그랜드홀");
  await hall.getByRole("button", { name: "더하기", exact: true }).tap();
  await expect(hall.getByText("주소를 적어 주세요.")).toBeVisible();
  await hall.getByLabel("주소", { exact: true }).fill(BEFORE);
  await hall.getByRole("button", { name: "더하기", exact: true }).tap();
  await expect(hall.getByText("아직 쓰는 카드가 없습니다")).toBeVisible();

  await becomeMember(couple, app);
  const maker = await memberApi(couple, app.url);
  const id = await maker.draft();
  await couple.goto(`/create?id=${id}`);
  const section = couple
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: /^장소/ });
  await section.tap();
  await couple.getByRole("button", { name: "식장 정보 가져오기" }).tap();
  await couple.getByLabel("식장 이름").fill("새벽뜰");
  await couple.getByRole("button", { name: /새벽뜰 예식장 · 2층 그랜드홀/ }).tap();
  await couple.getByRole("button", { name: "이 정보 쓰기" }).tap();
  await expect(couple.getByText("새벽뜰 예식장의 정보를 그대로 쓰고 있습니다.")).toBeVisible();
  await couple.getByRole("button", { name: "홀과 층 우리 카드만 다르게 적기" }).tap();
  await expect(couple.getByLabel("홀과 층", { exact: true })).toBeFocused();
  await couple.getByLabel("홀과 층", { exact: true }).fill("3층 별빛홀");
  await nothingSerious(couple);
  await couple.getByRole("button", { name: "보내기", exact: true }).tap();
  const check = couple.getByRole("dialog", { name: "보내기 전에 살펴보기" });
  await check.getByRole("button", { name: /보내기$/ }).tap();
  await expect(couple.getByLabel("카드 주소")).toBeVisible();

  await guest.goto(`/card/${id}`);
  const place = guest.locator('[data-section="venue"]');
  for (const words of ["새벽뜰 예식장", "3층 별빛홀", BEFORE]) await expect(place).toContainText(words);

  await hall.reload();
  await expect(hall.getByText("카드 1장이 씁니다")).toBeVisible();
  await hall.getByRole("button", { name: "고치기", exact: true }).tap();
  await hall.getByLabel("홀과 층").fill("지하 1층");
  await hall.getByLabel("주소", { exact: true }).fill(AFTER);
  await hall.getByRole("button", { name: "고친 내용 반영하기" }).tap();
  await expect(hall.getByText("쓰고 있는 카드에도 바로 보입니다.")).toBeVisible();
  await guest.reload();
  for (const words of ["3층 별빛홀", AFTER]) await expect(place).toContainText(words);
  await couple.reload();
  await section.tap();
  await couple.getByRole("button", { name: "홀과 층 원래대로" }).tap();
  await expect(couple.getByText("지하 1층")).toBeVisible();

  await company.draft(1);
  await hall.getByRole("button", { name: "카드 건네기" }).tap();
  await hall.getByLabel("받으실 분").fill("김하늘·이바다 님");
  await hall.getByLabel("고객 이메일 (선택)").fill("haneul@example.com");
  await hall.getByRole("button", { name: "건네는 링크 만들기" }).tap();
  const link = await hall.getByLabel("건네는 링크").inputValue();
  expect(await app.letterTo("haneul@example.com")).toContain(new URL(link).pathname);
  await guest.goto(link);
  await expect(guest.getByRole("link", { name: "로그인하고 받기" })).toBeVisible();
  await expect(guest.getByText("새벽뜰")).toHaveCount(0);
  await couple.goto(link);
  await expect(couple.getByRole("heading", { name: /새벽뜰 예식장이 카드를 건넸습니다/ })).toBeVisible();
  await nothingSerious(couple);
  await couple.getByRole("button", { name: "내 카드로 받기" }).tap();
  await expect(couple.getByRole("heading", { name: "이제 내 카드입니다" })).toBeVisible();
  await hall.reload();
  await expect(hall.getByRole("listitem").filter({ hasText: "김하늘·이바다 님" })).toContainText(
    "고객이 받음",
  );
  await nothingSerious(hall);
  await couple.getByRole("link", { name: "카드 고치기" }).tap();
  await couple.getByRole("button", { name: /^디자인/ }).tap();
  await expect(couple.getByLabel("새벽뜰 예식장 보이기")).toBeChecked();
});
