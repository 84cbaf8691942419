import { afterEach, expect, test, vi } from "vitest";
import { GuestRefusal } from "#cards/engine/guest.ts";
import { sendGuestPhoto } from "./guest-photo.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a wall that takes no more in this minute says when it does: the form waits, and tells so", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no pictures here")));
  const full = new GuestRefusal({ code: "RATE_LIMITED", message: "잠시 뒤에", retryAfterSeconds: 60 });
  const ask = vi.fn(() => Promise.reject(full));
  const file = new File(["a photo"], "a.jpg", { type: "image/jpeg" });
  const sent = sendGuestPhoto({
    ask,
    card: "card",
    section: "photo-wall",
    file,
    onProgress: () => undefined,
  });
  await expect(sent).rejects.toBe(full);
  expect(ask).toHaveBeenCalledTimes(1);
});
