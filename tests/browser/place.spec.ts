import type { Page } from "@playwright/test";
import { type PlaceServer, startPlaces } from "#tests/place-server.ts";
import { type App, test as base, becomeMember, expect, openApp } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { memberApi } from "./member-api.ts";

/** An app whose makers may look for places, at a server that stands in this process; and short links, too. */
const test = base.extend<{ baseURL: string }, { places: PlaceServer; finding: App }>({
  places: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const places = await startPlaces();
      await use(places);
      await places.close();
    },
    { scope: "worker" },
  ],
  finding: [
    async ({ places: { env } }, use) => {
      const { app, stop } = await openApp({ ...env.kakao, ...env.links, KAKAO_JS_KEY: "key" });
      await use(app);
      await stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ finding }, use) => use(finding.url),
});
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: "reduce" },
});

/** What Kakao's map does that is asked of it; a press on its pin is a drag to the door. */
const MAP = `
class LatLng { constructor(lat, lng) { this.lat = lat; this.lng = lng } getLat() { return this.lat } getLng() { return this.lng } }
class Map { panTo() {} }
class Marker {
  constructor({ position }) {
    this.pin = document.body.appendChild(document.createElement("button"));
    this.pin.onclick = () => { this.setPosition(new LatLng(37.56670049, 126.97849951)); this.moved() };
    this.setPosition(position);
  }
  setPosition(at) { this.at = at; this.pin.textContent = at.lat + ", " + at.lng }
  getPosition() { return this.at }
}
const event = { addListener(marker, name, heard) { if (name === "dragend") marker.moved = heard } };
window.kakao = { maps: { load: (then) => then(), LatLng, Map, Marker, event } };`;

/** Maps are not reached from here: they come as a test has them, or not at all. */
async function giveMap(page: Page, map: string | null) {
  await page.route("https://dapi.kakao.com/**", (route) =>
    map === null ? route.abort() : route.fulfill({ contentType: "text/javascript", body: map }),
  );
}
test.beforeEach(({ page }) => giveMap(page, null));

/** Opens the form of a new card's place. */
async function openPlace(page: Page, app: App): Promise<string> {
  await becomeMember(page, app);
  const maker = await memberApi(page, app.url);
  const id = await maker.draft();
  await page.goto(`/create?id=${id}`);
  await page
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: /^장소/ })
    .tap();
  return id;
}

const search = (page: Page) => page.getByRole("searchbox", { name: "장소 이름이나 주소로 찾기" });
const point = (page: Page) => page.getByLabel("지도 링크나 좌표");

test("a bride who has only the hall's name finds it, moves the pin to the door, draws the way and sends it", async ({
  page,
  finding,
  places,
}) => {
  places.feel("well");
  const id = await openPlace(page, finding);
  await search(page).fill("고이하우스");
  await search(page).press("Enter");
  await expect(page.getByText("2곳을 찾았습니다. 맞는 곳을 눌러 주세요.")).toBeVisible();
  await nothingSerious(page);
  await page.getByRole("button", { name: "고이하우스 웨딩홀 서울 중구 세종대로 110" }).tap();
  await expect(page.getByLabel("장소 이름", { exact: true })).toHaveValue("고이하우스 웨딩홀");
  await expect(page.getByLabel("주소", { exact: true })).toHaveValue("서울 중구 세종대로 110");
  await expect(point(page)).toHaveValue("37.566612, 126.977969");
  await expect(page.getByText("지도에 자리를 찍었습니다.")).toBeVisible();

  await page.getByRole("button", { name: "북쪽으로 10 m 옮기기" }).tap();
  await expect(point(page)).toHaveValue("37.566702, 126.977969");
  await expect(page.getByText("북쪽으로 10 m 옮겼습니다.")).toBeVisible();

  // The sample's own ways lead elsewhere.
  const removal = page.getByRole("button", { name: "이 역·건물 지우기" });
  for (const name of ["접은길 입구", "고이역 3번 출구"]) {
    await page.locator("[data-form=venue] li summary", { hasText: name }).tap();
    await removal.filter({ visible: true }).tap();
  }
  await page.getByRole("button", { name: "역·건물 더하기" }).tap();
  await expect(page.getByLabel("호선")).toHaveCount(0);
  await page.getByLabel("역·건물 이름").fill("시청역");
  await page.getByRole("combobox", { name: "호선" }).fill("2호선");
  await page.getByLabel("출구").fill("5번 출구");
  await page.getByRole("radio", { name: "남서쪽" }).check();
  await page.getByLabel("걸어서").fill("3");
  await page.getByLabel("거리").fill("200");
  await page.getByRole("radio", { name: "오른쪽으로 꺾어서" }).check();
  await nothingSerious(page);
  await page.getByRole("button", { name: "보내기", exact: true }).tap();
  const check = page.getByRole("dialog", { name: "보내기 전에 살펴보기" });
  await check.getByRole("button", { name: /보내기$/ }).tap();
  await expect(page.getByLabel("카드 주소")).toBeVisible();

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const problems: string[] = [];
  page.on("console", (line) => line.type() === "error" && problems.push(line.text()));
  await page.goto(`/card/${id}`);
  const way = page.getByRole("figure", { name: "걸어오시는 길" });
  await way.scrollIntoViewIfNeeded();
  await expect(way.getByRole("listitem")).toHaveText([
    "2호선 시청역 5번 출구에서 북동쪽으로 가다 오른쪽으로 꺾어 걸어서 3분, 약 200 m",
  ]);
  const drawn = way.locator("[aria-hidden] span", { hasText: /^2?시청역/ }).last();
  await expect(drawn).toBeVisible();
  const letters = await way
    .locator("[aria-hidden] span, [aria-hidden] b")
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(14);
  await nothingSerious(page);
  // After a touch the browser draws the section once more, and leaves the way as it is.
  await page.locator("#venue").getByRole("button", { name: "주소 복사" }).tap();
  await expect(page.locator("#venue [role=status]")).toHaveText("복사했습니다");
  await expect(drawn).toBeVisible();
  expect(problems).toEqual([]);
});

test("where there is a key for a map, its pin is dragged to the door; one that does not come is told", async ({
  page,
  finding,
}) => {
  await giveMap(page, MAP);
  await openPlace(page, finding);
  await point(page).fill("37.5665, 126.978");
  const pin = page.frameLocator('iframe[title="핀을 옮기는 지도"]').getByRole("button");
  await expect(pin).toHaveText("37.5665, 126.978");
  await pin.click();
  await expect(point(page)).toHaveValue("37.5667, 126.9785");
  await page.getByRole("button", { name: "북쪽으로 10 m 옮기기" }).tap();
  await expect(pin).toHaveText("37.56679, 126.9785");
  await nothingSerious(page);

  await giveMap(page, null);
  await page.reload();
  await page
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: /^장소/ })
    .tap();
  await expect(page.getByText("지도를 불러오지 못했습니다. 아래 화살표로 옮기실 수 있습니다.")).toBeVisible();
  await expect(point(page)).toHaveValue("37.56679, 126.9785");
});

test("who is led finds it there, too, and one tap is a name, an address and a pin", async ({
  page,
  finding,
  places,
}) => {
  places.feel("well");
  await becomeMember(page, finding);
  await page.goto("/create");
  await page.getByRole("button", { name: /한옥 마당의 혼례/ }).tap();
  await expect(page).toHaveURL(/\/create\?id=/);
  for (const screen of ["두 분의 이름을 알려 주세요", "예식은 언제인가요?"]) {
    await expect(page.getByRole("heading", { name: screen })).toBeVisible();
    await page.getByRole("button", { name: "다음", exact: true }).tap();
  }
  const named = page.getByRole("searchbox", { name: "예식장 이름이나 주소로 찾기" });
  await named.fill("고이하우스");
  await named.press("Enter");
  await nothingSerious(page);
  await page.getByRole("button", { name: "고이하우스 웨딩홀 서울 중구 세종대로 110" }).tap();
  await expect(page.getByLabel("예식장", { exact: true })).toHaveValue("고이하우스 웨딩홀");
  await expect(page.getByLabel(/^주소/)).toHaveValue("서울 중구 세종대로 110");
  await page.getByRole("button", { name: "카드 보기" }).tap();
  await page.getByRole("button", { name: "미리보기 닫기" }).tap();
  await page
    .getByRole("list", { name: "카드의 구성" })
    .locator("button[aria-expanded]")
    .filter({ hasText: /^장소/ })
    .tap();
  await expect(point(page)).toHaveValue("37.566612, 126.977969");
});

test("where nobody answers, or nothing is found, a maker reads so and types on", async ({
  page,
  finding,
  places,
}) => {
  places.feel("well");
  await openPlace(page, finding);
  await search(page).fill("없는 예식장");
  await page.getByRole("button", { name: "찾기", exact: true }).tap();
  await expect(
    page.getByText("찾지 못했습니다. 이름을 줄여 다시 찾거나, 아래에 직접 적어 주세요."),
  ).toBeVisible();
  for (const mood of ["failing", "garbled", "silent"] as const) {
    places.feel(mood);
    await search(page).fill(`고이하우스 ${mood}`);
    await page.getByRole("button", { name: "찾기", exact: true }).tap();
    await expect(page.getByText("지금은 주소를 찾지 못했습니다. 직접 적어 주세요.")).toBeVisible();
    await expect(search(page)).toHaveValue(`고이하우스 ${mood}`);
  }
  await page.getByLabel("장소 이름", { exact: true }).fill("고이하우스");
  await expect(page.getByLabel("장소 이름", { exact: true })).toHaveValue("고이하우스");
});

test("a link from a chat becomes a pin, and one that names no place is told", async ({
  page,
  finding,
  places,
}) => {
  places.feel("well");
  places.redirect("naver.me/abc", "https://map.naver.com/p/entry/place/1?lng=126.978&lat=37.5665");
  places.redirect("kko.to/away", "https://evil.example/?lat=37.5665&lng=126.978");
  await openPlace(page, finding);
  await point(page).fill("[네이버 지도] 고이하우스 https://naver.me/abc");
  await expect(page.getByText("자리를 찾았습니다.")).toBeVisible();
  await expect(point(page)).toHaveValue("[네이버 지도] 고이하우스 https://naver.me/abc");
  await page.getByRole("button", { name: "동쪽으로 10 m 옮기기" }).tap();
  await expect(point(page)).toHaveValue(/^37\.5665, 126\.9781/);
  await point(page).fill("https://kko.to/away");
  await expect(page.getByText("이 링크에는 자리가 들어 있지 않습니다.")).toBeVisible();
  await expect(point(page)).toHaveValue("https://kko.to/away");
  places.feel("silent");
  await point(page).fill("https://naver.me/abc");
  await expect(page.getByText("링크를 열지 못했습니다.")).toBeVisible();
  await expect(page.getByText("자리를 찾았습니다.")).toHaveCount(0);
});

test("without a key there is no search, and all is typed as before", async ({ browser, app }) => {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await openPlace(page, app);
  await expect(page.getByLabel("장소 이름", { exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(search(page)).toHaveCount(0);
  await context.close();
});
