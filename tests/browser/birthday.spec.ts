import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { startCard } from "#cards/engine/card.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { daysAfter, koreanDay } from "#domain/korean-day.ts";
import { CreateCardDocument, PublishCardDocument } from "#web/graphql/graphql.ts";
import { becomeMember, expect, test } from "./app.ts";
import { leaveOn } from "./guest-api.ts";
import { leaveGuide } from "./guide.ts";
import { memberApi } from "./member-api.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
test.use(phone);

const row = (page: Page, label: string) =>
  page
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: new RegExp(`^${label}`) });

test("a friend makes a card, the celebrant blows out the candles, and notes come back", async ({
  page,
  app,
  browser,
}) => {
  await becomeMember(page, app);
  await page.goto("/birthday-card/create");
  await page.getByRole("button", { name: /빈 카드로 시작/ }).tap();
  await expect(page).toHaveURL(/\/birthday-card\/create\?id=/);
  await leaveGuide(page);
  await row(page, "주인공과 케이크").tap();
  await page.getByLabel("부르는 말").fill("지우");
  await page.getByLabel("몇 번째 생일인가요").fill("12");
  await page.getByRole("radio", { name: "초콜릿" }).check();
  await row(page, "편지").tap();
  await page.getByRole("textbox", { name: "편지", exact: true }).fill("네가 있어 좋은 날이야.");
  await row(page, "롤링페이퍼").tap();
  await page.getByRole("radio", { name: "받기", exact: true }).check();
  await page.getByRole("button", { name: "보내기", exact: true }).tap();
  const check = page.getByRole("dialog", { name: "보내기 전에 살펴보기" });
  await check.getByRole("button", { name: "보내기", exact: true }).tap();
  const address = await page.getByLabel("카드 주소").inputValue();
  expect(address).toMatch(/\/birthday-card\/[0-9a-z]{16}(\?v=\d+)?$/);

  const context = await browser.newContext({ ...phone, reducedMotion: "reduce" });
  const guest = await context.newPage();
  await guest.goto(address);
  await expect(guest.getByRole("heading", { level: 1, name: "지우" })).toBeVisible();
  const burning = guest.locator("[data-out=false]");
  await expect(burning).toHaveCount(3);

  // Without a microphone there is an honest word, and the button still works: a tap is a puff, a touch goes on.
  await guest.getByRole("button", { name: "불어서 끄기" }).tap();
  await expect(guest.getByText(/마이크(를 쓸 수|가) 없습니다/)).toBeVisible();
  await guest.getByRole("button", { name: /촛불 끄기/ }).tap();
  await expect(burning).toHaveCount(2);
  await expect(guest.getByText("촛불이 2개 남았습니다.")).toBeVisible();
  const button = await guest.getByRole("button", { name: /촛불 끄기/ }).boundingBox();
  if (!button) throw new Error("There is no button to hold");
  await guest.mouse.move(button.x + 40, button.y + 20);
  await guest.mouse.down();
  await expect(burning).toHaveCount(0);
  await guest.mouse.up();
  await guest.getByRole("link", { name: "편지 열어 보기" }).tap();
  await expect(guest.getByText("네가 있어 좋은 날이야.")).toBeInViewport();

  const paper = guest.locator('[data-section="rolling-paper"]');
  await paper.getByText("쪽지 남기기").tap();
  await paper.getByLabel("성함").fill("윤서");
  await paper.getByRole("textbox", { name: "쪽지" }).fill("생일 축하해.");
  await paper.getByLabel("하늘").check();
  await paper.getByLabel("별").check();
  await paper.getByRole("button", { name: "쪽지 붙이기" }).tap();
  await expect(paper.getByText("모두 1장")).toBeVisible();
  // The form folds away under the thumb, and what was just left is in sight.
  await expect(paper.getByText("생일 축하해.")).toBeInViewport();
  await paper.getByRole("button", { name: "윤서 님의 쪽지 고치기" }).tap();
  await expect(paper.getByRole("listitem").getByLabel("하늘")).toBeChecked();
  await paper.getByRole("listitem").getByRole("textbox", { name: "쪽지" }).fill("열두 살 축하해.");
  await paper.getByRole("button", { name: "고친 쪽지 붙이기" }).tap();
  await expect(paper.getByText("열두 살 축하해.")).toBeVisible();

  await page.goto("/birthday-card");
  await page
    .getByRole("button", { name: /더 보기$/ })
    .first()
    .tap();
  await page.getByRole("link", { name: "응답 보기" }).tap();
  await expect(page.getByText("열두 살 축하해.")).toBeVisible();
  await context.close();
});

test("notes under a seal are opened early only by who says so twice, and every guest reads it", async ({
  page,
  app,
  browser,
}) => {
  await becomeMember(page, app);
  const { ask } = await memberApi(page, app.url);
  const content = startCard(kindNamed("birthday"));
  content.sections.cake = { ...content.sections.cake, name: "지우", age: 12 };
  const sealed = { taking: true, sealed: true, opensDate: daysAfter(koreanDay(new Date()), 10) };
  content.sections["rolling-paper"] = { ...content.sections["rolling-paper"], ...sealed };
  const made = await ask(CreateCardDocument, { kind: "birthday", key: randomUUID(), content });
  const { id } = await ask(PublishCardDocument, { id: made.card.id, version: 1 });
  await leaveOn(app.url, {
    card: id,
    section: "rolling-paper",
    content: { name: "윤서", message: "깜짝 놀라게 해 줄게." },
  });

  await page.goto(`/birthday-card/create?id=${id}`);
  await row(page, "롤링페이퍼").tap();
  await page.getByRole("switch", { name: "정한 날까지 봉해 두기" }).press("Space");
  await page.getByRole("button", { name: "반영하기", exact: true }).tap();
  const apply = page.getByRole("dialog", { name: "반영하기 전에 살펴보기" });
  await expect(apply.getByText("지금 켬")).toBeVisible();
  await apply.getByRole("button", { name: "반영하기", exact: true }).tap();
  const question = page.getByRole("alertdialog", { name: "봉해 둔 글을 약속한 날보다 먼저 여시겠어요?" });
  await expect(question).toContainText("봉해 둔 글이 1개 있습니다.");
  await question.getByRole("button", { name: "열지 않고 돌아가기" }).tap();
  await apply.getByRole("button", { name: "반영하기", exact: true }).tap();
  await question.getByRole("button", { name: "모두에게 알리고 먼저 열기" }).tap();
  await expect(page.getByText("이제 손님에게 새 모습이 보입니다.")).toBeVisible();

  const context = await browser.newContext({ ...phone, reducedMotion: "reduce" });
  const guest = await context.newPage();
  await guest.goto(`/birthday-card/${id}`);
  const paper = guest.locator('[data-section="rolling-paper"]');
  // A page rests until it is touched.
  await paper.getByText("쪽지 남기기").tap();
  await expect(paper.getByText("쪽지를 미리 여셨습니다.")).toBeVisible();
  await expect(paper.getByText("깜짝 놀라게 해 줄게.")).toBeVisible();
  await context.close();
});
