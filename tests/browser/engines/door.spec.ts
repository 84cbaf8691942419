import sharp from "sharp";
import { expect } from "../app.ts";
import { eventWithGuest } from "../event-with-guest.ts";
import { engines, test } from "./engines.ts";

test.beforeEach(({ engine }) => test.skip(!engines[engine].isHere, engines[engine].absence));
test.afterEach(async ({ driver }) => expect(await driver.complaints()).toEqual([]));

test("a ticket is read from a photo at the door", async ({ tab, app, member }, info) => {
  const { id, ticket } = await eventWithGuest(app, member.ask);
  await tab.goto(`/event/${id}?own=${ticket}#attendance`);
  await tab.finds({ role: "image", name: "입장권 QR 코드" });
  const photo = info.outputPath("ticket.jpg");
  // Held askew, at dusk, and not filling the picture.
  await sharp(await tab.screenshot())
    .rotate(7, { background: "#3b352f" })
    .modulate({ brightness: 0.8 })
    .blur(0.6)
    .jpeg({ quality: 70 })
    .toFile(photo);

  await tab.begin(member.kept);
  await tab.goto(`/my-mobile-card/${id}/check-in`);
  await tab.sees("/ 2명 입장");
  await tab.choose('input[type="file"]', [photo]);
  await tab.sees("들어오세요");
  await tab.sees("한지우");
});
