import sharp from "sharp";

/** As a phone takes it: with grain, so that it is no smaller than a photo. */
export function photoOf12Megapixels(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 85 })
    .toBuffer();
}
