import { readFile } from "node:fs/promises";
import type { Page, Request } from "@playwright/test";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { leaveOn } from "./guest-api.ts";
import { memberApi } from "./member-api.ts";

// Sheets come at once, and nobody waits for them.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const answer = { attending: "yes", side: "groom", adults: 2, children: 1, meal: "yes", message: "" };

test("an owner reads what guests left, while they leave it, and answers, hides, removes and takes it along", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  const card = await api.published(0);
  const leave = (section: string, content: object) => leaveOn(app.url, { card, section, content });
  await leave("rsvp", { ...answer, name: "김하늘", message: "꼭 가겠습니다." });
  await leave("rsvp", { ...answer, name: "박바다", attending: "no" });
  await leave("guestbook", { name: "=나무", message: "축하합니다, 두 분." });

  await page.goto("/my-mobile-card");
  await expect(page.getByText("참석 여부 2")).toBeVisible();
  await page.getByRole("button", { name: "이도현 · 한서영, 더 보기" }).click();
  await page.getByRole("link", { name: "응답 보기" }).click();
  await expect(page.getByRole("tab", { name: "참석 여부 2" })).toBeVisible();
  await expect(page.getByText("참석 인원3명")).toBeVisible();
  await expect(left(page, "김하늘")).toContainText("꼭 가겠습니다.");
  await nothingSerious(page);

  await leave("rsvp", { ...answer, name: "이구름" });
  await expect(left(page, "이구름")).toBeVisible();
  await expect(page.getByText("참석 인원6명")).toBeVisible();

  await page.getByLabel("참석 여부에서 찾기").fill("바다");
  await expect(left(page, "김하늘")).toHaveCount(0);
  await act(page, "박바다", "삭제");
  await page.getByRole("button", { name: "지우기" }).click();
  await expect(page.getByText("찾으시는 응답이 없습니다")).toBeVisible();
  await expect(page.getByRole("tab", { name: "참석 여부 2" })).toBeVisible();

  await page.getByRole("tab", { name: "방명록 1" }).click();
  await act(page, "=나무", "답글 쓰기");
  await page.getByRole("textbox", { name: "답글" }).fill("고맙습니다.");
  await page.getByRole("button", { name: "저장" }).click();
  await expect(left(page, "=나무")).toContainText("답글: 고맙습니다.");
  await act(page, "=나무", "맨 앞에 고정");
  await expect(left(page, "=나무")).toContainText("고정");
  await act(page, "=나무", "숨기기");
  await expect(left(page, "=나무")).toContainText("숨김");

  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "엑셀 파일" }).click();
  expect((await file).suggestedFilename()).toBe("이도현 · 한서영 방명록.csv");
  const csv = await readFile(await (await file).path(), "utf8");
  expect(csv).toMatch(/^\ufeff이름,글,상태,답글,남긴 때\r\n'=나무,"축하합니다, 두 분\.",숨김,고맙습니다\.,/);

  await page.getByRole("tab", { name: "축하 서명 0" }).click();
  await page.getByRole("button", { name: "카드 보내기" }).click();
  await expect(page.getByRole("dialog", { name: "카드 보내기" })).toBeVisible();
  await page.keyboard.press("Escape");

  // More than a screen shows are all on paper, and turn with the screen.
  const many = Array.from({ length: 52 }, (_, at) => `손님 ${at}`);
  for (const name of many) await leave("signature", { name });
  await expect(page.getByRole("tab", { name: "축하 서명 52" })).toBeVisible();
  await expect(page.getByRole("button", { name: "더 보기", exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(page.getByRole("row")).toHaveCount(51);
  // Who looks for something while more is brought sees what they look for.
  const more = await holdAsked(page, '"first":100');
  await page.getByRole("button", { name: "더 보기", exact: true }).click();
  await more.asked;
  await page.getByLabel("축하 서명에서 찾기").fill("손님 51");
  await expect(page.getByRole("row")).toHaveCount(2);
  await more.letGo();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByLabel("축하 서명에서 찾기").fill("");
  await expect(page.getByRole("row")).toHaveCount(51);
  await page.evaluate(() => {
    window.print = () =>
      document.body.setAttribute("data-printed", `${document.querySelectorAll("tr").length}`);
  });
  // Somebody leaves one more while they are brought.
  const all = await holdAsked(page, '"first":100');
  await page.getByRole("button", { name: "인쇄" }).click();
  await all.asked;
  await leave("signature", { name: "늦은 손님" });
  await expect(page.getByRole("tab", { name: "축하 서명 53" })).toBeVisible();
  await all.letGo();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "54");
  // Paper is as narrow as a small window, and shows the same table all the same.
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1_047 });
  await expect(page.getByRole("row")).toHaveCount(54);
  await expect(page.getByRole("button")).toHaveCount(0);
});

/** Holds what is asked in these words until it is let go, and answered. */
async function holdAsked(page: Page, words: string) {
  const released = Promise.withResolvers<void>();
  const isHeld = (request: Request) => request.postData()?.includes(words) ?? false;
  await page.route("**/graphql", async (route) => {
    if (isHeld(route.request())) await released.promise;
    await route.fallback();
  });
  return {
    asked: page.waitForRequest(isHeld),
    async letGo() {
      const answered = page.waitForResponse((answer) => isHeld(answer.request()));
      released.resolve();
      await answered;
      await page.unrouteAll();
    },
  };
}

function left(page: Page, name: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: false }) });
}

/** From the sheet that a phone opens for what a guest left. */
async function act(page: Page, name: string, label: string) {
  await page.getByRole("button", { name: `${name}, 더 보기` }).click();
  await page.getByRole("dialog").getByRole("button", { name: label, exact: true }).click();
}
