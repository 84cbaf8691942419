import { expect, test } from "vitest";
import { isPicture, offeredTypes } from "./pictures.ts";

const galaxy = { userAgent: "Mozilla/5.0 (Linux; Android 14; SM-S918N) Chrome/124.0", maxTouchPoints: 5 };
const windows = { userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/124.0", maxTouchPoints: 0 };
const iphone = { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)", maxTouchPoints: 5 };
const ipad = { userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari", maxTouchPoints: 5 };

test("HEIC can be chosen everywhere but on Apple's phones, which hand over JPEG when it is not asked for", () => {
  for (const device of [galaxy, windows]) expect(offeredTypes(device)).toContain("image/heic,");
  for (const device of [iphone, ipad]) expect(offeredTypes(device)).toBe("image/jpeg,image/png,image/webp");
});

test("a picture is known by its type, and HEIC without one by its name", () => {
  for (const type of ["image/jpeg", "image/heic", "image/heif"]) {
    expect(isPicture({ name: "사진", type })).toBe(true);
  }
  expect(isPicture({ name: "IMG_0001.HEIC", type: "" })).toBe(true);
  expect(isPicture({ name: "청첩장.pdf", type: "application/pdf" })).toBe(false);
  expect(isPicture({ name: "그림.svg", type: "image/svg+xml" })).toBe(false);
  expect(isPicture({ name: "메모", type: "" })).toBe(false);
});
