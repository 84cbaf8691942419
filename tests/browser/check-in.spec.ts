import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { samples } from "#cards/kinds/event/samples.ts";
import * as operations from "#web/graphql/graphql.ts";
import { type App, becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { leaveOn } from "./guest-api.ts";
import { memberApi } from "./member-api.ts";
import { hasWebkit, NO_WEBKIT, openWebkit } from "./webkit.ts";

/** An event of the member's on this page, with one guest. */
async function eventWithGuest(page: Page, app: App): Promise<{ id: string; ticket: string }> {
  await becomeMember(page, app);
  const member = await memberApi(page, app.url);
  const content = structuredClone(samples[0]?.content);
  const asks = { absence: false, count: true, phone: false, message: false };
  Object.assign(content?.sections.attendance ?? {}, {
    taking: true,
    sessions: [],
    capacity: null,
    deadline: "",
    asks,
    questions: [],
  });
  const { card } = await member.ask(operations.CreateCardDocument, {
    kind: "event",
    key: randomUUID(),
    content,
  });
  await member.ask(operations.PublishCardDocument, { id: card.id, version: 1 });
  const application = { attending: "yes", name: "한지우", party: 2 };
  await leaveOn(app.url, { card: card.id, section: "attendance", content: application });
  const { tickets } = await member.ask(operations.TicketsDocument, { card: card.id, section: "attendance" });
  return { id: card.id, ticket: tickets[0].id };
}

/** A photo of the ticket on the guest's telephone: held askew, at dusk, and not filling the picture. */
async function photoOf({ id, ticket }: { id: string; ticket: string }, browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const guest = await context.newPage();
  await guest.goto(`${url}/event/${id}?own=${ticket}#attendance`);
  await expect(guest.getByRole("img", { name: "입장권 QR 코드" })).toBeVisible();
  const shown = await guest.getByRole("article", { name: "입장권" }).screenshot();
  await guest.setViewportSize({ width: 1_200, height: 900 });
  const hand =
    "transform: perspective(1500px) rotateY(12deg) rotate(7deg); filter: brightness(0.8) blur(0.6px)";
  const source = `data:image/png;base64,${shown.toString("base64")}`;
  await guest.setContent(
    `<body style="margin:0;background:#3b352f;display:grid;place-items:center;height:900px">` +
      `<img alt="" src="${source}" style="height:640px;${hand}">`,
  );
  const photo = await guest.screenshot({ type: "jpeg", quality: 70 });
  await context.close();
  return photo;
}

test("the check-in page reads the ticket before its camera, by what no other page loads", async ({
  page,
  app,
  browser,
}) => {
  const loaded: string[] = [];
  page.context().on("request", (request) => loaded.push(request.url()));
  const readers = () => loaded.filter((url) => /qr-worker|zxing|barcode/.test(url));
  const event = await eventWithGuest(page, app);
  const photo = await photoOf(event, browser, app.url);
  // A telephone whose camera shows the photo, and whose browser reads no codes by itself.
  await page.addInitScript(
    (source) => {
      Reflect.deleteProperty(globalThis, "BarcodeDetector");
      navigator.mediaDevices.getUserMedia = async () => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = image.width;
        canvas.height = image.height;
        const draw = () => {
          canvas.getContext("2d")?.drawImage(image, 0, 0);
          requestAnimationFrame(draw);
        };
        draw();
        return canvas.captureStream();
      };
    },
    `data:image/jpeg;base64,${photo.toString("base64")}`,
  );
  await page.goto(`/my-mobile-card/${event.id}/responses`);
  await expect(page.getByText("한지우").first()).toBeVisible();
  expect(readers()).toEqual([]);
  // To the check-in within one document, whose policy is that of where it began.
  await page.getByRole("link", { name: /입장 확인/ }).click();
  await expect(page.getByText("/ 2명 입장")).toBeVisible();
  await page.getByRole("button", { name: "QR 입장권 찍기" }).click();
  await expect(page.getByText("들어오세요")).toBeVisible();
  expect(readers()).not.toEqual([]);
  expect(loaded.filter((url) => !url.startsWith(app.url) && !/^(data|blob):/.test(url))).toEqual([]);

  // What is no ticket is told; a photo does where there is no camera.
  await page.getByRole("button", { name: "카메라 끄기" }).click();
  const blank = await page.screenshot();
  await page
    .getByLabel("사진으로 읽기")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: blank });
  await expect(page.getByText("사진에서 QR 코드를 찾지 못했습니다.")).toBeVisible();
  const broken = { name: "b.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") };
  await page.getByLabel("사진으로 읽기").setInputFiles(broken);
  await expect(page.getByText("열 수 없는 사진입니다.")).toBeVisible();
  const ticket = { name: "c.jpg", mimeType: "image/jpeg", buffer: photo };
  await page.getByLabel("사진으로 읽기").setInputFiles(ticket);
  await expect(page.getByText("이미 들어왔습니다")).toBeVisible();
  await nothingSerious(page);
});

test("the check-in page in WebKit, the browser of every iPhone, reads a photo of a ticket", async ({
  page,
  app,
  browser,
}, info) => {
  test.skip(!hasWebkit, NO_WEBKIT);
  const event = await eventWithGuest(page, app);
  const photo = info.outputPath("ticket.jpg");
  writeFileSync(photo, await photoOf(event, browser, app.url));
  const { origins } = await page.context().storageState();
  const kept = origins.find(({ origin }) => origin === app.url)?.localStorage ?? [];

  const webkit = await openWebkit();
  try {
    await webkit.goto(`${app.url}/terms`);
    await webkit.run("for (const { name, value } of arguments[0]) localStorage.setItem(name, value)", kept);
    await webkit.goto(`${app.url}/my-mobile-card/${event.id}/check-in`);
    await expect.poll(webkit.text).toContain("/ 2명 입장");
    expect(await webkit.run("return typeof BarcodeDetector")).toBe("undefined");
    await webkit.choose('input[type="file"]', photo);
    await expect.poll(webkit.text).toContain("들어오세요");
    expect(await webkit.text()).toContain("한지우");
  } finally {
    await webkit.close();
  }
});
