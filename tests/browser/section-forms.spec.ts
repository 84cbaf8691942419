import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { CreateCardDocument } from "#web/graphql/graphql.ts";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { memberApi } from "./member-api.ts";

/** Opens the form of a section, under its name in the list. */
async function openForm(page: Page, label: string) {
  const sections = page.getByRole("list", { name: "카드의 구성" });
  await sections
    .locator("button[aria-expanded]")
    .filter({ hasText: new RegExp(`^${label}`) })
    .click();
}

test("a maker fills in forms by keyboard: rows, phrases, banks, lunar days", async ({ page, app }) => {
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  const content = structuredClone(samples[0]?.content);
  if (!content) throw new Error("There is no sample");
  content.sections.accounts = { ...content.sections.accounts, groups: [] };
  const { card } = await api.ask(CreateCardDocument, { kind: "greeting", key: randomUUID(), content });
  await page.goto(`/create?id=${card.id}`);

  // A row comes, goes away, is brought back, and goes to another place by the arrow keys.
  await openForm(page, "안내");
  const rows = page.locator("[data-form=notices] li summary");
  await expect(rows).toHaveText(["예식 순서", "식사", "마당 예식"]);
  await page.getByRole("button", { name: "안내 더하기" }).click();
  await page.keyboard.type("주차");
  await expect(rows).toHaveText(["예식 순서", "식사", "마당 예식", "주차"]);
  await page.getByRole("button", { name: "이 안내 지우기" }).click();
  await expect(rows).toHaveText(["예식 순서", "식사", "마당 예식"]);
  await expect(page.getByText("안내를 지웠습니다.")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(rows).toHaveText(["예식 순서", "식사", "마당 예식", "주차"]);
  await page.getByRole("button", { name: "주차 순서 바꾸기" }).focus();
  await page.keyboard.press("Space");
  await expect(page.locator("[data-form=notices] li[data-dragging]").first()).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(rows).toHaveText(["예식 순서", "식사", "주차", "마당 예식"]);

  // A phrase takes the place of what was written.
  await openForm(page, "인사말");
  await page.getByRole("button", { name: "문구 고르기" }).click();
  const dialog = page.getByRole("dialog", { name: "문구 고르기" });
  await dialog.getByLabel("종교").selectOption("천주교");
  await dialog.getByLabel("계절").selectOption("모든 계절");
  await dialog.getByRole("button", { name: "이 문구로 바꾸기" }).first().click();
  await expect(page.getByRole("textbox", { name: "인사말" })).toHaveValue(/하느님|미사|성당|주님/);

  // A bank by its first consonants, and its hyphens.
  await openForm(page, "마음 전하실 곳");
  await page.getByRole("button", { name: "계좌 더하기" }).click();
  const bank = page.getByRole("combobox", { name: "은행" });
  // What is typed and not chosen counts, and where it is no bank that is said.
  await bank.fill("국민");
  await page.getByLabel("계좌번호").focus();
  await expect(bank).toHaveValue("국민은행");
  await bank.fill("고이은행");
  await page.getByLabel("계좌번호").focus();
  await expect(page.getByText("‘고이은행’: 목록에 없는 이름입니다.", { exact: false })).toBeVisible();
  await expect(bank).toHaveValue("국민은행");
  await bank.fill("ㅋㅋㅇ");
  await page.getByRole("option", { name: "카카오뱅크" }).click();
  await page.getByLabel("계좌번호").fill("3333000000001");
  await expect(page.getByLabel("계좌번호")).toHaveValue("3333-00-0000001");
  await nothingSerious(page);

  // In the calendar a holiday is red like a Sunday, and called by its name.
  await openForm(page, "날짜와 시간");
  await page.getByLabel("날짜", { exact: true }).click();
  const day = (name: string) => page.getByRole("button", { name: `2027년 10월 ${name}`, exact: true });
  await expect(day("9일 토요일, 한글날")).toHaveAttribute("title", "한글날");
  await expect(day("11일 월요일, 한글날 대체공휴일")).toBeVisible();
  const [sunday, holiday, workday] = await Promise.all(
    ["10일 일요일", "11일 월요일, 한글날 대체공휴일", "12일 화요일"].map((name) =>
      day(name).evaluate((cell) => getComputedStyle(cell).color),
    ),
  );
  expect(holiday).toBe(sunday);
  expect(holiday).not.toBe(workday);
  await expect(page.getByRole("dialog", { name: "날짜" })).toBeVisible();
  await page.keyboard.press("Escape");

  // A lunar day says at once which day it is.
  await page.getByRole("switch", { name: "음력 날짜입니다" }).press("Space");
  await expect(page.getByText("양력으로 2027년 11월 13일 토요일")).toBeVisible();
});
