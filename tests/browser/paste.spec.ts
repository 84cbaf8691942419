import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { leaveGuide } from "./guide.ts";
import { formField, openRow } from "./wedding-facts.ts";

const received = `초대합니다

서로의 이름을 부르는 것만으로도 사랑의 깊이를 확인할 수 있는
두 사람이 꽃과 나무처럼 걸어와서 이제 하나가 되려 합니다.

신랑 김민준 · 신부 이서연
김철수 · 박영희의 장남 민준
이정수 · 故 최미경의 차녀 서연

일시 : 2027년 5월 29일 토요일 낮 12시 30분
장소 : 라온컨벤션 3층 그랜드홀
주소 : 서울특별시 강남구 다온로 123

신랑측 국민은행 123456-04-567890 김철수
전세버스는 오전 9시에 출발합니다.`;

const notice = `부고
故 김복순 님 (향년 87세)께서 별세하셨기에 알려 드립니다.
빈소 : 고이병원 장례식장 3호실
발인 : 18일 오전 7시`;

test.describe("a maker has the text already", () => {
  test("pastes it, sees what was understood, puts it in, and takes it back", async ({ page, app }) => {
    await becomeMember(page, app);
    await page.goto("/create");
    await page.getByRole("button", { name: /온실의 아침 결혼식/ }).click();
    await expect(page).toHaveURL(/\/create\?id=/);
    await leaveGuide(page);
    await openRow(page, "신랑 · 신부");
    await formField(page, "groom.familyName").fill("박");
    await formField(page, "groom.givenName").fill("도윤");

    await page.getByRole("button", { name: "받은 글 붙여넣기" }).click();
    const dialog = page.getByRole("dialog", { name: "받은 글 붙여넣기" });
    const text = dialog.getByLabel("받은 글", { exact: true });
    await expect(text).toBeFocused();

    // Of another kind: it is said, and nothing is offered.
    await text.fill(notice);
    await expect(dialog.getByText("부고로 보이는 글입니다.", { exact: false })).toBeVisible();
    await expect(dialog.getByRole("checkbox")).toHaveCount(0);

    await text.fill(received);
    const row = (name: RegExp) => dialog.getByRole("checkbox", { name });
    await expect(row(/^신랑 ?김민준/)).toBeChecked();
    await expect(row(/^신랑 ?김민준/)).toHaveAccessibleDescription(/지금: 박도윤/);
    await expect(row(/^신부 어머니 ?故 최미경/)).toBeChecked();
    await expect(row(/^예식 날짜 ?2027년 5월 29일 토요일/)).toBeChecked();
    await expect(row(/^계좌 ?신랑 측 · 국민은행 123456-04-567890 김철수/)).toBeChecked();
    await expect(row(/^인사말/)).not.toBeChecked();
    await expect(dialog.getByRole("region", { name: "읽지 못한 글" })).toContainText("전세버스는 오전 9시에");
    await nothingSerious(page);

    // By the keyboard alone: the greeting is ticked too, the hall is not wanted.
    await row(/^인사말/).focus();
    await page.keyboard.press("Space");
    await row(/^홀과 층/).uncheck();
    await dialog.getByRole("button", { name: /^고른 것 넣기/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/받은 글에서 \d+가지를 넣었습니다/)).toBeVisible();
    // Two are told of at once, and neither lies over the other.
    const told = await page.getByText(/받은 글에서 \d+가지를 넣었습니다/).boundingBox();
    const moved = await page.getByText(/^날짜를 옮겨 함께 옮겼습니다/).boundingBox();
    expect((moved?.y ?? 0) + (moved?.height ?? 0)).toBeLessThanOrEqual(told?.y ?? 0);
    // The line that said what was missing stays: nothing below it moves.
    await expect(page.getByText("꼭 필요한 것을 모두 적었습니다.")).toBeVisible();

    await openRow(page, "신랑 · 신부");
    await expect(formField(page, "groom.givenName")).toHaveValue("민준");
    await openRow(page, "장소");
    await expect(formField(page, "name")).toHaveValue("라온컨벤션");
    await expect(formField(page, "hall")).toHaveValue("");
    await openRow(page, "인사말");
    await expect(page.getByRole("textbox", { name: "인사말" })).toHaveValue(/^서로의 이름을 부르는/);

    // One step back takes all of it back.
    await page.getByRole("button", { name: "되돌리기", exact: true }).first().click();
    await openRow(page, "신랑 · 신부");
    await expect(formField(page, "groom.givenName")).toHaveValue("도윤");
    await openRow(page, "장소");
    await expect(formField(page, "name")).toHaveValue("");
  });
});

test("a card begins with what somebody pasted", async ({ page, app }) => {
  await becomeMember(page, app);
  await page.goto("/memorial/create");
  await page.getByRole("button", { name: "받은 글 붙여넣기" }).click();
  const dialog = page.getByRole("dialog", { name: "받은 글 붙여넣기" });
  await dialog.getByLabel("받은 글", { exact: true }).fill(notice);
  await dialog.getByRole("button", { name: /^고른 것 넣기/ }).click();
  await expect(page).toHaveURL(/\/memorial\/create\?id=/);
  await leaveGuide(page);
  await page
    .getByRole("list", { name: "부고의 구성" })
    .getByRole("button", { name: /^고인(?!의)/ })
    .click();
  await expect(formField(page, "name")).toHaveValue("김복순");
});
