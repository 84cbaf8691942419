import type { Page } from "@playwright/test";
import { redAndBlue } from "#server/photos/pictures-for-tests.ts";
import { becomeAdmin, expect, somebody, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";

const licence = {
  name: "사업자등록증.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
};

/** An admin finds the company among those that wait, and opens it. */
async function openWaiting(desk: Page) {
  await desk.goto("/admin/company?view=waiting");
  await desk.getByRole("button", { name: /달빛 예식장/ }).click();
  const drawer = desk.getByRole("dialog", { name: "달빛 예식장" });
  await expect(drawer.getByText("220-81-62517").first()).toBeVisible();
  return drawer;
}

test("a company signs up, mends what was returned, is approved by an admin and shows its logo", async ({
  page,
  app,
  browser,
}) => {
  const admins = await browser.newContext({ baseURL: app.url, viewport: { width: 1280, height: 800 } });
  const desk = await admins.newPage();
  await becomeAdmin(desk, app);
  const person = somebody();
  await page.context().setExtraHTTPHeaders({ "x-forwarded-for": `10.${process.pid % 250}.6.1` });

  await page.goto("/signup");
  await page.getByRole("link", { name: /업체로 등록하기/ }).click();
  await expect(page.getByRole("heading", { name: "업체로 함께해요" })).toBeVisible();
  await page.getByLabel("이메일").fill(person.email);
  await page.getByLabel("비밀번호", { exact: true }).fill(person.password);
  await page.getByLabel("[필수] 이용약관에 동의합니다").check();
  await page.getByLabel("[필수] 개인정보 수집과 이용에 동의합니다").check();
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByLabel("인증번호").fill(await app.codeFor(person.email));
  await page.getByRole("button", { name: "확인" }).click();

  await page.getByLabel("업체 이름").fill("달빛 예식장");
  await page.getByLabel("사업자등록번호").pressSequentially("2208162518");
  await expect(page.getByLabel("사업자등록번호")).toHaveValue("220-81-62518");
  await page.getByLabel("대표자 이름").fill("한지수");
  await page.locator('input[type="file"]').setInputFiles(licence);
  await expect(page.getByText("사업자등록증.pdf", { exact: true })).toBeVisible();
  await page.getByText("예식장", { exact: true }).click();
  await page.reload();
  await expect(page.getByLabel("업체 이름")).toHaveValue("달빛 예식장");
  await page.getByLabel("사업장 주소").fill("서울 종로구 가온길 12");
  await page.getByLabel("대표 전화번호").fill("021234567");
  await page.getByLabel("담당자 이름").fill("오세린");
  await page.getByLabel("담당자 전화번호").fill("01012345678");
  await page.getByRole("button", { name: "등록 신청하기" }).click();
  await expect(page.getByText("없는 사업자등록번호입니다.")).toBeVisible();
  await expect(page.getByLabel("사업자등록번호")).toBeFocused();
  await page.getByLabel("사업자등록번호").fill("220-81-62517");
  await page.getByRole("button", { name: "등록 신청하기" }).click();
  await expect(page).toHaveURL(/\/company\/info$/);
  await expect(page.getByRole("heading", { name: "신청을 잘 받았습니다" })).toBeVisible();

  await (await openWaiting(desk)).getByRole("button", { name: "돌려보내기" }).click();
  await desk.getByLabel("이유").fill("대표자 이름이 등록증과 다릅니다.");
  await desk.getByRole("dialog", { name: "돌려보내기" }).getByRole("button", { name: "돌려보내기" }).click();
  await expect(desk.getByText(/^돌려보냈습니다/)).toBeVisible();
  await page.reload();
  await expect(page.getByText("대표자 이름이 등록증과 다릅니다.")).toBeVisible();
  await page.getByLabel("대표자 이름").fill("한지수, 오세린");
  await page.getByRole("button", { name: "다시 보내기" }).click();
  await expect(page.getByRole("heading", { name: "신청을 잘 받았습니다" })).toBeVisible();

  const drawer = await openWaiting(desk);
  await expect(drawer.getByText("한지수, 오세린")).toBeVisible();
  await drawer.getByRole("button", { name: "사업자등록증 보기" }).click();
  await expect(drawer.getByRole("link", { name: /새 창에서 열기/ })).toHaveAttribute(
    "href",
    /\/-\/licences\//,
  );
  await nothingSerious(desk);
  await drawer.getByRole("button", { name: "승인하기" }).click();
  await expect(drawer.getByText("승인됨")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "함께하고 있습니다" })).toBeVisible();
  const buffer = await redAndBlue({ width: 300, height: 120 }).png().toBuffer();
  const logo = { name: "logo.png", mimeType: "image/png", buffer };
  await page
    .getByRole("button", { name: "로고 고르기" })
    .locator("..")
    .locator('input[type="file"]')
    .setInputFiles(logo);
  await page.getByRole("button", { name: "이대로 쓰기" }).click();
  await expect(page.locator('img[src^="/media/b/"]').first()).toBeVisible();
  await page.getByRole("button", { name: "쪽빛" }).click();
  await page.getByRole("button", { name: "색 저장" }).click();
  await expect(page.getByText("색을 저장했습니다.")).toBeVisible();
  await nothingSerious(page);

  await page.getByLabel("업체 이름").fill("별빛 예식장");
  await page.getByRole("button", { name: "저장하기" }).click();
  await expect(page.getByText("바꾸시려는 정보를 확인하고 있습니다.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "달빛 예식장" })).toBeVisible();
  const asked = await openWaiting(desk);
  await expect(asked.getByText("별빛 예식장")).toBeVisible();
  await asked.getByRole("button", { name: "변경 승인하기" }).click();
  await expect(desk.getByText("바뀐 내용으로 승인했습니다.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "별빛 예식장" })).toBeVisible();
  await admins.close();
});
