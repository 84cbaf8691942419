import { create } from "qrcode";
import { expect, test } from "vitest";
import { drawQrCode } from "./qr-code.ts";

test("the drawing has a dark square exactly where the code has one, four squares from the edge", () => {
  const address = "https://goi.example/card/Zk3n9Qx2LmA7";
  const { size, data } = create(address, { errorCorrectionLevel: "M" }).modules;
  const { side, path } = drawQrCode(address);
  expect(side).toBe(size + 8);

  const drawn = new Set<string>();
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let step = 0; step < Number(run); step++) drawn.add(`${Number(x) + step} ${y}`);
  }
  const dark = new Set<string>();
  for (let at = 0; at < data.length; at++) {
    if (data[at]) dark.add(`${(at % size) + 4} ${Math.floor(at / size) + 4}`);
  }
  expect(drawn).toEqual(dark);
});
