import sharp from "sharp";
import * as operations from "#web/graphql/graphql.ts";
import { expect, signUpHere, somebody, test } from "./app.ts";
import { memberApi } from "./member-api.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function photo() {
  const drawn = sharp({ create: { width: 1200, height: 1600, channels: 3, background: "#d8a48f" } });
  return { name: "우리.jpg", mimeType: "image/jpeg", buffer: await drawn.jpeg().toBuffer() };
}

test("a stranger sees every design with their own names and photo, and finds them in the card after signing up", async ({
  page,
  app,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && !request.url().endsWith("/graphql")) sent.push(request.url());
  });
  await page.goto("/");
  await page.getByRole("link", { name: "모바일 청첩장 만들기" }).tap();
  await expect(page).toHaveTitle("모바일 청첩장 만들기 · 고이");
  const designs = page.getByRole("list", { name: "디자인" }).getByRole("listitem");
  await expect(designs).toHaveCount(11);
  await page.getByLabel("신랑 이름").fill("남궁민수");
  await page.getByLabel("신부 이름").fill("이하늘");
  await page.getByLabel("예식 날짜").fill("2027-05-29");
  await page.getByLabel("사진 한 장").setInputFiles(await photo());
  const film = designs.filter({ has: page.getByRole("heading", { name: "필름" }) });
  await film.scrollIntoViewIfNeeded();
  await expect(film).toContainText("하늘");
  await expect(film.locator('img[src^="blob:"]').first()).toBeAttached();
  expect(sent).toEqual([]);

  await film.getByRole("button", { name: "필름, 이 디자인으로 만들기" }).tap();
  await expect(page).toHaveURL(/\/signup$/);
  await signUpHere(page, app, somebody());
  await expect(page).toHaveURL(/\/create\?id=/);

  const address = page.url();
  const id = new URL(address).searchParams.get("id") ?? "";
  const { ask } = await memberApi(page, app.url);
  await page.goto(address);
  const read = async () => (await ask(operations.MyCardDocument, { id })).content as Begun;
  const { theme, sections } = await read();
  expect(theme.name).toBe("film");
  expect(sections.couple.groom).toMatchObject({ familyName: "남궁", givenName: "민수" });
  expect(sections.couple.bride).toMatchObject({ familyName: "이", givenName: "하늘" });
  expect(sections.date.date).toBe("2027-05-29");
  // The photo follows when it has been sent.
  await expect
    .poll(async () => (await read()).sections.cover.photos.map(({ key }) => key))
    .toEqual([expect.stringMatching(/^u\//)]);
});

type Begun = {
  theme: { name: string };
  sections: {
    couple: { groom: object; bride: object };
    date: { date: string };
    cover: { photos: { key: string }[] };
  };
};

test("a stranger who goes straight to a tool is not greeted as somebody who was here before", async ({
  page,
}) => {
  await page.goto("/create");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("로그인하고 시작하세요");
  await page.evaluate(() => localStorage.setItem("goi.known-device", "1"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("다시 만나 반갑습니다");
  await page.goto("/designs/thanks");
  await page.getByRole("button", { name: "시전지, 이 디자인으로 만들기" }).tap();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("로그인하고 이어서 적습니다");
});

test("what is no photo is told in a sentence, and what was typed stays", async ({ page }) => {
  await page.goto("/designs/memorial");
  await page.getByLabel("고인 성함").fill("김한결");
  const note = { name: "글.jpg", mimeType: "image/jpeg", buffer: Buffer.from("사진이 아닙니다") };
  await page.getByLabel("사진 한 장").setInputFiles(note);
  await expect(page.getByRole("alert")).toHaveText(/다시 골라 주세요/);
  await expect(page.getByLabel("고인 성함")).toHaveValue("김한결");
  await expect(page.getByRole("navigation", { name: "다른 카드" })).toHaveCount(0);
  expect((await page.request.get("/designs/nothing")).status()).toBe(404);
});

test("who looks at a whole card, or turns back from signing up, finds their names and photo again", async ({
  page,
}) => {
  await page.goto("/designs/wedding");
  await page.getByLabel("신랑 이름").fill("남궁민수");
  await page.getByLabel("신부 이름").fill("이하늘");
  await page.getByLabel("사진 한 장").setInputFiles(await photo());
  await expect(page.getByRole("button", { name: "사진 빼기" })).toBeVisible();
  const film = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "필름" }) });

  await page.getByRole("link", { name: "필름, 끝까지 보기" }).tap();
  await expect(page).toHaveURL(/\/sample\//);
  // As where the browser kept nothing of the page, and nobody has touched it yet.
  await page.goto("/designs/wedding");
  await expect(page.getByLabel("신랑 이름")).toHaveValue("남궁민수");
  await film.scrollIntoViewIfNeeded();
  await expect(film).toContainText("하늘");
  await expect(film.locator('img[src^="blob:"]').first()).toBeAttached();

  await film.getByRole("button", { name: "필름, 이 디자인으로 만들기" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("가입하고 이어서 적습니다");
  await page.goBack();
  await expect(page.getByLabel("신부 이름")).toHaveValue("이하늘");
  await page.getByRole("button", { name: "사진 빼기" }).tap();
  await page.reload();
  await expect(page.getByLabel("신부 이름")).toHaveValue("이하늘");
  await expect(page.getByText("사진 고르기")).toBeVisible();
  // Another tab is somebody else's.
  const other = await page.context().newPage();
  await other.goto("/designs/wedding");
  await other.getByLabel("신랑 이름").tap();
  await expect(other.getByLabel("신랑 이름")).toHaveValue("");
});

test("who tells of a death is asked for nothing besides, and sees nothing invented beside the name", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "부고", exact: true }).tap();
  await page.getByLabel("고인 성함").fill("박영수");
  const still = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "고요" }) });
  await expect(still).toContainText("박영수");
  await expect(still).not.toContainText("향년");
  await expect(still).not.toContainText("선종");
  await page.getByRole("button", { name: "고요, 이 모습으로 쓰기" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("가입하고 이어서 적습니다");
  await expect(page.getByLabel("[필수] 이용약관에 동의합니다")).toBeVisible();
  await expect(page.getByLabel(/할인 안내/)).toHaveCount(0);
  await page.getByLabel("모두 동의합니다").check();
  await expect(page.getByLabel("[필수] 개인정보 수집과 이용에 동의합니다")).toBeChecked();
});
