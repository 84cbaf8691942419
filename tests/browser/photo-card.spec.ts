import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { startCard } from "#cards/card.ts";
import { newSticker, newText } from "#cards/photo/edit/new-element.ts";
import { photo } from "#cards/photo/kind.ts";
import { blank } from "#cards/photo/section.ts";
import { CreateCardDocument } from "#web/graphql/graphql.ts";
import { becomeMember, expect, test } from "./app.ts";
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

test("a photo card goes to paper, and into a set of the binder", async ({ page, app }) => {
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  const start = startCard(photo);
  const back = { ...blank.back, elements: [{ ...newText(BACK), curve: 40 }] };
  const front = { ...blank.front, elements: [newSticker("cake")] };
  const design = { ...start.sections.design, name: "여름 생일", front, back };
  const content = { ...start, sections: { design } };
  const { card } = await api.ask(CreateCardDocument, { kind: photo.name, key: randomUUID(), content });
  await page.goto(`/photo-card/birthday/edit/${card.id}`);
  await tool(page, "카드").click();
  const { width = 0, height = 0, density } = await sharp(await download(page, "앞면 PNG")).metadata();
  expect([width >= 638, height >= 1_016, density]).toEqual([true, true, 300]);
  const pdf = await getDocument({ data: new Uint8Array(await download(page, "인쇄용 PDF")) }).promise;
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
