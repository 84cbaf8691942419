import { create } from "qrcode";

/** White around the squares, in squares: below four many cameras do not find the code. */
const QUIET_ZONE = 4;
/** Sharp on a printed place card. */
const PNG_MIN_SIDE = 1_024;

/** A QR code as one SVG path in a square box with this side, quiet zone included. */
export function drawQrCode(text: string): { side: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!data[row * size + column]) continue;
      const start = column;
      while (column + 1 < size && data[row * size + column + 1]) column++;
      const run = column - start + 1;
      path += `M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${run}v1h-${run}z`;
    }
  }
  return { side: size + 2 * QUIET_ZONE, path };
}

/** The same as a PNG's data address, in whole pixels per square. Only in a browser. */
export function qrCodePng(text: string): string {
  const { side, path } = drawQrCode(text);
  const scale = Math.ceil(PNG_MIN_SIDE / side);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side * scale;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no canvas");
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.fillStyle = "#000000";
  pen.fill(new Path2D(path));
  return canvas.toDataURL("image/png");
}
