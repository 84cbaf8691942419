import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { getDocumentProxy } from "unpdf";
import { startCard } from "#cards/engine/card.ts";
import type { Element } from "#cards/kinds/photo/document.ts";
import { rounded } from "#cards/kinds/photo/edit/elements.ts";
import { newShape, newSticker, newText } from "#cards/kinds/photo/edit/new-element.ts";
import { photo } from "#cards/kinds/photo/kind.ts";
import { blank } from "#cards/kinds/photo/section.ts";
import { CreateCardDocument, MyCardDocument } from "#web/graphql/graphql.ts";
import { type App, becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { memberApi } from "./member-api.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const FRONT = "열일곱 번째 여름";
const BACK = "늘 고마운 사람에게";

async function picture() {
  const drawn = sharp({ create: { width: 900, height: 1400, channels: 3, background: "#7aa0b8" } });
  return { name: "여름.jpg", mimeType: "image/jpeg", buffer: await drawn.jpeg().toBuffer() };
}

const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "도구" }).getByRole("button", { name, exact: true });
const layers = (page: Page) => page.getByRole("list", { name: "쌓인 순서, 맨 앞부터" });
const saved = (page: Page) => expect(page.locator("[data-is=saved]")).toBeVisible();

async function write(page: Page, words: string) {
  await tool(page, "글씨").click();
  await page.getByRole("button", { name: /^글씨 (넣기|하나 더 넣기)$/ }).click();
  await page.getByRole("textbox", { name: "글씨", exact: true }).fill(words);
  const curve = page.getByRole("slider", { name: "곡선" });
  await curve.focus();
  for (let press = 0; press < 8; press++) await page.keyboard.press("ArrowRight");
  await expect(curve).toHaveAttribute("aria-valuenow", "40");
}

type Opening = { page: Page; app: App; front: Element[]; back?: Element[] };

/** A card with these on it, open in the studio; `read` is what is kept of its front. */
async function opened({ page, app, front, back = [] }: Opening) {
  await becomeMember(page, app);
  const { ask } = await memberApi(page, app.url);
  const start = startCard(photo);
  const faces = { front: { ...blank.front, elements: front }, back: { ...blank.back, elements: back } };
  const design = { ...start.sections.design, name: "여름 생일", ...faces };
  const content = { ...start, sections: { design } };
  const { card } = await ask(CreateCardDocument, { kind: photo.name, key: randomUUID(), content });
  await page.goto(`/photo-card/birthday/edit/${card.id}`);
  return {
    async read(): Promise<Element[]> {
      const { content } = await ask(MyCardDocument, { id: card.id });
      return content.sections.design.front.elements;
    },
  };
}

/** Real fingers: what the browser makes of touches. */
async function touching(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
}

async function download(page: Page, button: string): Promise<Buffer> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFile(await (await coming).path());
}

test("a photo card is made on both sides, kept and opened again", async ({ page, app }) => {
  await becomeMember(page, app);
  await page.goto("/my-photo-card");
  await page.getByRole("link", { name: "첫 포토카드 만들기" }).click();
  await page.getByRole("button", { name: /빈 카드/ }).click();
  await expect(page).toHaveURL(/\/photo-card\/birthday\/edit\/[0-9a-z]{16}$/);
  const canvas = page.getByRole("application", { name: "앞면 캔버스" });
  await expect(canvas).toBeVisible();

  // A photo fills the card; a sticker and words on an arc lie on it.
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "사진 넣기", exact: true }).click();
  await (await chosen).setFiles([await picture()]);
  await expect(layers(page).getByRole("button", { name: "사진", exact: true })).toBeVisible();
  await tool(page, "스티커").click();
  await page.getByRole("region", { name: "스티커" }).locator("button[title]").first().click();
  await write(page, FRONT);
  await expect(layers(page).getByRole("listitem")).toHaveCount(3);
  await expect(layers(page)).toContainText(FRONT);

  // By keyboard alone: walk, move, copy, take away, take back.
  await canvas.focus();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("textbox", { name: "가로 자리" })).toHaveValue("27.5mm");
  await page.keyboard.press("Control+d");
  await expect(layers(page).getByRole("listitem")).toHaveCount(4);
  await page.keyboard.press("Delete");
  await expect(layers(page).getByRole("listitem")).toHaveCount(3);
  await page.keyboard.press("Control+z");
  await expect(layers(page).getByRole("listitem")).toHaveCount(4);

  // A finger takes hold of what lies there and moves it.
  const box = await canvas.boundingBox();
  if (!box) throw new Error("The canvas is not there");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 80, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Number.parseFloat(await page.getByRole("textbox", { name: "가로 자리" }).inputValue()))
    .toBeGreaterThan(35);

  await page.getByRole("radiogroup", { name: "카드의 면" }).getByText("뒷면").click();
  await write(page, BACK);
  await tool(page, "카드").click();
  await page.getByText("홀로그램").click();
  await page.getByRole("textbox", { name: "카드 이름" }).fill("여름 생일");
  await saved(page);
  await nothingSerious(page);

  // All of it is there again.
  await page.reload();
  await expect(layers(page).getByRole("listitem")).toHaveCount(4);
  await expect(layers(page)).toContainText(FRONT);
  await page.getByRole("radiogroup", { name: "카드의 면" }).getByText("뒷면").click();
  await expect(layers(page)).toContainText(BACK);
});

test("fingers and a mouse take hold of what lies on a card, and each time one step goes back", async ({
  page,
  app,
}) => {
  const ground: Element = { ...newShape("heart"), width: 48, height: 80 };
  const words: Element = { ...newText(FRONT), y: 15 };
  const cake = newSticker("cake");
  const { read } = await opened({ page, app, front: [ground, words, cake] });
  const canvas = page.getByRole("application", { name: "앞면 캔버스" });
  async function middle() {
    const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2, width, height };
  }
  const fingers = await touching(page);
  async function undo() {
    await page.getByRole("button", { name: "되돌리기", exact: true }).click();
    await expect.poll(read).toEqual([ground, words, cake]);
  }

  // On a phone, two fingers around the cake, both on the heart below: the cake is meant.
  await page.setViewportSize({ width: 390, height: 844 });
  const { x, y } = await middle();
  await fingers("touchStart", [x - 50, y], [x + 50, y]);
  await fingers("touchMove", [x - 70, y - 40], [x + 70, y + 40]);
  await fingers("touchMove", [x, y - 100], [x, y + 100]);
  await fingers("touchEnd");
  const twice = { width: rounded(cake.width * 2), height: rounded(cake.height * 2) };
  await expect.poll(read).toEqual([ground, words, { ...cake, ...twice, rotation: 90 }]);
  await undo();

  // One finger drags it, a second joins and turns it: still one step.
  await fingers("touchStart", [x, y]);
  await fingers("touchMove", [x, y + 40]);
  await fingers("touchStart", [x, y + 40], [x + 80, y + 40]);
  await fingers("touchMove", [x, y + 40], [x, y + 120]);
  await fingers("touchEnd");
  await expect.poll(async () => (await read())[2]?.rotation).toBe(90);
  await undo();

  // A mouse draws a frame around the words and the cake, but not around the heart, and moves both.
  await page.setViewportSize({ width: 1280, height: 800 });
  // The columns come with the next drawing, and the canvas moves aside for them.
  await expect(page.getByRole("complementary", { name: "고른 것과 쌓인 순서" })).toBeVisible();
  const wide = await middle();
  await page.mouse.move(wide.x - wide.width / 2 + 4, wide.y - wide.height / 2 + 4);
  await page.mouse.down();
  await page.mouse.move(wide.x + wide.width / 2 - 4, wide.y + 90, { steps: 3 });
  await page.mouse.up();
  await expect(page.getByText("2개를 골랐습니다")).toBeVisible();
  await page.mouse.move(wide.x, wide.y);
  await page.mouse.down();
  await page.mouse.move(wide.x, wide.y + 60, { steps: 3 });
  await page.mouse.up();
  const went = async () => (await read()).map(({ y }, at) => y - ([ground, words, cake][at]?.y ?? 0));
  await expect.poll(went).toEqual([0, expect.closeTo(8, -1), expect.closeTo(8, -1)]);
  await undo();

  // In the list the heart is dragged from the bottom over all others.
  const grip = layers(page).getByRole("button", { name: "하트 옮기기" });
  const top = await layers(page).getByRole("listitem").first().boundingBox();
  await grip.hover();
  await page.mouse.down();
  await page.mouse.move((top?.x ?? 0) + 20, (top?.y ?? 0) + 10, { steps: 8 });
  await page.mouse.up();
  await expect.poll(read).toEqual([words, cake, ground]);
  await undo();
});

test("a photo card goes to paper, and into a set of the binder", async ({ page, app }) => {
  await opened({ page, app, front: [newSticker("cake")], back: [{ ...newText(BACK), curve: 40 }] });
  await tool(page, "카드").click();
  const { width = 0, height = 0, density } = await sharp(await download(page, "앞면 PNG")).metadata();
  expect([width >= 638, height >= 1_016, density]).toEqual([true, true, 300]);
  const pdf = await getDocumentProxy(new Uint8Array(await download(page, "인쇄용 PDF")));
  expect(pdf.numPages).toBe(2);
  const { items } = await (await pdf.getPage(2)).getTextContent();
  const printed = items.map((item) => ("str" in item ? item.str : "")).join("");
  expect(printed.replace(/\s/g, "")).toContain(BACK.replace(/\s/g, ""));

  // In the binder it is taken out, turned over and put into a set.
  await page.goto("/my-photo-card");
  await page.getByRole("button", { name: "여름 생일" }).click();
  const hand = page.getByRole("dialog", { name: "여름 생일" });
  await hand.getByRole("button", { name: /앞면. 누르면 뒤집힙니다/ }).click();
  await expect(hand.getByRole("button", { name: /뒷면. 누르면 뒤집힙니다/ })).toBeVisible();
  await hand.getByLabel("세트", { exact: true }).first().fill("2027 생일");
  await hand.getByRole("button", { name: "세트에 넣기" }).click();
  await expect(page.getByRole("heading", { name: "2027 생일", includeHidden: true })).toBeAttached();
});
