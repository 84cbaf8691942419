import type { Browser } from "@playwright/test";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { eventWithGuest } from "./event-with-guest.ts";
import { memberApi } from "./member-api.ts";

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
  await becomeMember(page, app);
  const { ask } = await memberApi(page, app.url);
  const event = await eventWithGuest(app, ask);
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
