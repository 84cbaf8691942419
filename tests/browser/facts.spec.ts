import { samples } from "#cards/kinds/greeting/samples.ts";
import * as operations from "#web/graphql/graphql.ts";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { leaveGuide } from "./guide.ts";
import { memberApi } from "./member-api.ts";
import { chooseDay, formField, openRow } from "./wedding-facts.ts";

test.describe("a maker types who, when and where once", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("and the card says it everywhere, is looked at while it is made, and is sent as promised", async ({
    page,
    app,
  }) => {
    await becomeMember(page, app);
    await page.goto("/create");
    await page.getByRole("button", { name: /온실의 아침 결혼식/ }).click();
    await expect(page).toHaveURL(/\/create\?id=/);
    await leaveGuide(page);
    const card = page.frameLocator('iframe[title="카드 미리보기"]');
    const field = (name: string) => formField(page, name);

    // Names flow to the cover; whoever writes something else there sees it, and comes back by one tap.
    await openRow(page, "신랑 · 신부");
    await field("groom.familyName").fill("김");
    await field("groom.givenName").fill("민준");
    await field("bride.familyName").fill("이");
    await field("bride.givenName").fill("서연");
    await openRow(page, "표지");
    await expect(field("title")).toHaveValue("서연");
    await expect(card.locator("[data-section=cover]")).toContainText("민준");
    await field("title").fill("Seoyeon");
    await page.getByRole("button", { name: "이름 따라 쓰기" }).click();
    await expect(field("title")).toHaveValue("서연");
    await openRow(page, "인사말");
    await expect(field("signature")).toHaveValue("서연과 민준 드림");

    // What belonged to the sample's couple is empty, and says what could stand there.
    await openRow(page, "인터뷰");
    await expect(page.getByText("처음 만난 날, 결혼을 결심한 순간을", { exact: false })).toBeVisible();

    // Nothing is sent without its day; the figure in the head knew it before.
    await page.getByRole("button", { name: /^살펴볼 곳 \d+군데$/ }).click();
    const found = page.getByRole("dialog", { name: "살펴볼 곳" });
    await expect(found.getByRole("heading", { name: "꼭 고쳐 주세요" })).toBeVisible();
    await found.getByRole("button", { name: /예식 날짜를 정해 주세요/ }).click();
    await chooseDay(page, 12);

    // What hangs on the day came with it, and moves with it.
    await openRow(page, "참석 여부");
    const moves = page.getByRole("switch", { name: /함께 옮기기/ });
    await expect(moves).toBeChecked();
    await expect(page.getByText("카드에 적은 날 2주 전입니다.")).toBeVisible();
    await openRow(page, "날짜와 시간");
    await chooseDay(page, 19, 0);
    await expect(page.getByText(/날짜를 옮겨 함께 옮겼습니다: .*참석 여부 마감/)).toBeInViewport({
      ratio: 1,
    });
    await page.getByRole("button", { name: "알겠습니다" }).click();

    // Half past midnight is nobody's wedding: one tap mends it, one step back takes that back.
    await field("time").fill("00:30");
    await page.getByRole("button", { name: /^살펴볼 곳/ }).click();
    const mend = page.getByRole("dialog").getByRole("button", { name: "오후 12시 30분으로 고치기" });
    await mend.click();
    await page.keyboard.press("Escape");
    await expect(field("time")).toHaveValue("12:30");
    await page.keyboard.press("Control+z");
    await expect(field("time")).toHaveValue("00:30");
    await page.keyboard.press("Control+Shift+z");

    await openRow(page, "장소");
    await field("name").fill("다온컨벤션");
    await field("address").fill("서울특별시 중구 세종대로 110");

    // Before it is sent: what the guests get, each with a tick of the program and a place for the maker's own.
    await page.getByRole("button", { name: "보내기", exact: true }).click();
    const promise = page.getByRole("dialog", { name: "보내기 전에 살펴보기" });
    await expect(promise.getByRole("heading", { name: "손님은 이렇게 받습니다" })).toBeVisible();
    await expect(promise.getByText("이서연 · 김민준").first()).toBeVisible();
    await expect(promise.getByRole("link", { name: "지도에서 보기" })).toHaveAttribute("href", /map\.kakao/);
    await promise.getByRole("checkbox", { name: "날짜 내 눈으로 확인" }).check();
    await nothingSerious(page);
    await promise.getByRole("button", { name: /보내기$/ }).click();
    await expect(page.getByRole("dialog", { name: "이제 보내실 수 있습니다" })).toBeVisible();
    await page.keyboard.press("Escape");

    // Changed afterwards: what changes is said in words, and the words to tell guests are ready.
    await openRow(page, "날짜와 시간");
    await field("time").fill("14:00");
    await page.getByRole("button", { name: "반영하기", exact: true }).click();
    const apply = page.getByRole("dialog", { name: "반영하기 전에 살펴보기" });
    const words = "예식 시간이 오후 12시 30분에서 오후 2시로 바뀌었습니다.";
    await expect(apply.getByText(words)).toBeVisible();
    await apply.getByRole("button", { name: "반영하기" }).click();
    const tell = page.getByRole("dialog", { name: "바뀐 내용 알리기" });
    await expect(tell.getByLabel("문자로 보낼 글")).toHaveValue(new RegExp(words));
  });
});

test("guests who saw another hour are told once, and the page is the same for everybody", async ({
  page,
  app,
  browser,
}) => {
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  const id = await api.published();
  const context = await browser.newContext({ baseURL: app.url });
  const guest = await context.newPage();
  const strip = guest.locator("[data-changed]");
  await guest.goto(`/card/${id}`);
  await expect
    .poll(() => guest.evaluate((card) => localStorage.getItem(`goi.told.${card}`), id))
    .toContain("12시");
  await expect(strip).toBeHidden();

  const content = structuredClone(samples[0]?.content);
  if (!content) throw new Error("There is no sample");
  content.sections.date = { ...content.sections.date, time: "13:00" };
  await api.ask(operations.SaveCardDocument, { id, base: 1, content });
  await api.ask(operations.ApplyChangesDocument, { id, version: 2 });

  await guest.reload();
  await expect(strip).toContainText("예식 시간이 오후 12시 30분에서 오후 1시로 바뀌었습니다.");
  await nothingSerious(guest);
  // It lies over the page: nothing that could be tapped has moved.
  expect(await strip.evaluate((one) => getComputedStyle(one).position)).toBe("fixed");
  // And what is tabbed to does not come to rest under it.
  const padding = () =>
    guest.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
  expect(await padding()).toBe(await strip.evaluate((one) => (one as HTMLElement).offsetHeight));
  await guest.reload();
  await strip.getByRole("button", { name: "확인했습니다" }).click();
  await expect(strip).toBeHidden();
  await guest.reload();
  await expect(strip).toBeHidden();

  // Who comes for the first time is told nothing, and has got the same bytes.
  const other = await browser.newContext({ baseURL: app.url });
  const newcomer = await other.newPage();
  await newcomer.goto(`/card/${id}`);
  await expect(newcomer.locator("[data-changed]")).toBeHidden();
  const fetched = await Promise.all(
    [context, other].map(async (one) => (await one.request.get(`/card/${id}`)).headers().etag),
  );
  expect(new Set(fetched).size).toBe(1);

  // What a device kept is text, whatever it says.
  await guest.evaluate((card) => {
    localStorage.setItem(`goi.told.${card}`, JSON.stringify({ time: "<img src=x>$&" }));
  }, id);
  await guest.reload();
  await expect(strip).toContainText("<img src=x>$&에서");
  await Promise.all([context.close(), other.close()]);
});
