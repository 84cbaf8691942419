import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { cutPicture, drawSentPhoto, drawSizes } from "./draw-sizes.ts";
import {
  asFromPhone,
  claimingJpeg,
  claimingPng,
  colourAt,
  pngWithText,
  redAndBlue,
} from "./pictures-for-tests.ts";

const draw = drawSentPhoto;
const refusalOf = (file: Buffer) =>
  drawSentPhoto(file).then(
    () => "taken",
    (error) => error.code ?? error,
  );
const bodies = ({ sizes }: Awaited<ReturnType<typeof draw>>) => sizes.map(({ body }) => body);

const small = { width: 60, height: 40 };
const jpeg = await redAndBlue(small).jpeg().toBuffer();
const png = await redAndBlue(small).png().toBuffer();
const webp = await redAndBlue(small).webp().toBuffer();

describe("a photo", () => {
  test("is kept with a long edge of 2,560 and shown in three widths", async () => {
    const drawn = await draw(await redAndBlue({ width: 3000, height: 2000 }).jpeg().toBuffer());
    const sizes = await Promise.all(bodies(drawn).map((body) => sharp(body).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ["jpeg", 2560, 1707],
      ["webp", 400, 267],
      ["webp", 800, 534],
      ["webp", 1600, 1067],
    ]);
    expect(drawn).toMatchObject({ width: 2560, height: 1707 });
    expect(Buffer.from(drawn.placeholder, "base64").length).toBeGreaterThan(5);
  });

  test("smaller than that is never enlarged", async () => {
    const drawn = await draw(jpeg);
    const sizes = await Promise.all(bodies(drawn).map((body) => sharp(body).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([60, 40]));
  });

  test("stands upright, and says neither where it was taken nor by what", async () => {
    const sideways = await asFromPhone(redAndBlue({ width: 200, height: 100 }), 6)
      .jpeg()
      .toBuffer();
    expect(sideways.includes("secret note")).toBe(true);
    expect((await sharp(sideways).metadata()).exif).toBeDefined();
    const drawn = await draw(sideways);
    expect(drawn).toMatchObject({ width: 100, height: 200 });
    for (const body of bodies(drawn)) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(body).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      expect(body.includes("secret note")).toBe(false);
      expect(await colourAt(body, { x: 50, y: 20 })).toBe("red");
      expect(await colourAt(body, { x: 50, y: 180 })).toBe("blue");
    }
  });

  test.each([
    ["CMYK", () => redAndBlue(small).toColourspace("cmyk").jpeg().toBuffer()],
    ["16 bits", () => redAndBlue(small).toColourspace("rgb16").png().toBuffer()],
    ["progressive", () => redAndBlue(small).jpeg({ progressive: true }).toBuffer()],
    ["a palette", () => redAndBlue(small).png({ palette: true }).toBuffer()],
  ])("with %s has the same colours", async (_what, make) => {
    for (const body of bodies(await draw(await make()))) {
      expect(await colourAt(body, { x: 10, y: 20 })).toBe("red");
      expect(await colourAt(body, { x: 50, y: 20 })).toBe("blue");
      expect((await sharp(body).metadata()).space).toBe("srgb");
    }
  });

  test("that can be seen through stays so", async () => {
    const through = await sharp({ create: { ...small, channels: 4, background: "#f008" } })
      .png()
      .toBuffer();
    for (const body of bodies(await draw(through)))
      expect((await sharp(body).metadata()).hasAlpha).toBe(true);
  });
});

describe("a photo of an iPhone, as HEIC", () => {
  const heic = readFileSync(new URL("../../tests/pictures/red-and-blue.heic", import.meta.url));

  test("is read by who develops, too, where Node speaks through the same port", async () => {
    vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1");
    expect(await draw(heic)).toMatchObject({ width: 64, height: 64 });
    vi.unstubAllEnvs();
  });

  test("becomes a photo like any other", async () => {
    expect(heic.includes("secret note")).toBe(true);
    const drawn = await draw(heic);
    expect(drawn).toMatchObject({ width: 64, height: 64 });
    expect(drawn.sizes.map(({ type }) => type)).toEqual(["image/jpeg", ...Array(3).fill("image/webp")]);
    for (const body of bodies(drawn)) {
      expect(body.includes("secret note")).toBe(false);
      expect(await colourAt(body, { x: 10, y: 20 })).toBe("red");
      expect(await colourAt(body, { x: 54, y: 20 })).toBe("blue");
    }
  });

  test("is refused before it is decoded when its header claims too much", async () => {
    const claiming = Buffer.from(heic);
    const size = claiming.indexOf("ispe") + 8;
    claiming.writeUInt32BE(8_000, size);
    claiming.writeUInt32BE(8_000, size + 4);
    expect(await refusalOf(claiming)).toBe("IMAGE_TOO_LARGE");
  });

  test("is refused as broken when it breaks off", async () => {
    expect(await refusalOf(heic.subarray(0, heic.length - 60))).toBe("IMAGE_BROKEN");
  });
});

describe("what is not a photo", () => {
  test.each([
    ["a drawing that runs scripts", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a document", "%PDF-1.7"],
    ["an archive", "PK\x03\x04"],
    ["a script that looks like a GIF", "GIF89a/*"],
    ["a bitmap", "BM\x00\x00"],
    ["a Photoshop file", "8BPS"],
    ["an icon", "\x00\x00\x01\x00"],
    ["a film", "\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom"],
    ["nothing at all", ""],
  ])("%s is refused by its bytes", async (_what, text) => {
    expect(await refusalOf(Buffer.from(text, "latin1"))).toBe("FILE_TYPE");
  });

  test("a TIFF is refused, though it could be decoded", async () => {
    expect(await refusalOf(await redAndBlue(small).tiff().toBuffer())).toBe("FILE_TYPE");
  });

  test.each([
    ["65535 × 65535 by its header", () => claimingJpeg(jpeg, { width: 65_535, height: 65_535 })],
    ["256 megapixels", () => claimingPng(png, { width: 16_000, height: 16_000 })],
    ["a strip of eight million pixels", () => claimingPng(png, { width: 1, height: 8_000_000 })],
    [
      "an animation",
      () =>
        sharp(Buffer.concat([10, 90, 200].map((grey) => Buffer.alloc(20 * 20 * 3, grey))), {
          raw: { width: 20, height: 60, channels: 3, pageHeight: 20 },
        })
          .webp()
          .toBuffer(),
    ],
  ])("%s is refused before anything is decoded", async (_what, make) => {
    expect(await refusalOf(await make())).toBe("IMAGE_TOO_LARGE");
  });

  test.each([
    ["a JPEG that breaks off", () => redAndBlue({ width: 900, height: 900 }).jpeg().toBuffer()],
    [
      "a PNG that breaks off",
      () => redAndBlue({ width: 900, height: 900 }).png({ compressionLevel: 0 }).toBuffer(),
    ],
    ["a WebP that breaks off", () => redAndBlue({ width: 900, height: 900 }).webp().toBuffer()],
  ])("%s is refused as broken", async (_what, make) => {
    const whole = await make();
    expect(await refusalOf(whole.subarray(0, whole.length / 2))).toBe("IMAGE_BROKEN");
  });

  test.each([
    ["a JPEG's first bytes", Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ["a WebP's first bytes", Buffer.from("RIFF\x04\x00\x00\x00WEBP", "latin1")],
    ["a HEIC's first bytes", Buffer.from("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic", "latin1")],
  ])("%s alone are refused as broken", async (_what, bytes) => {
    expect(await refusalOf(bytes)).toBe("IMAGE_BROKEN");
  });
});

describe("a photo with something hidden in it", () => {
  const payload = "<script>alert('고이')</script><?php system('id') ?>PK\x03\x04";

  test.each([
    ["behind the picture", Buffer.concat([jpeg, Buffer.from(payload)])],
    ["in a chunk of a PNG", pngWithText(png, payload)],
    ["behind a WebP", Buffer.concat([webp, Buffer.from(payload)])],
  ])("%s comes out as the picture alone", async (_where, file) => {
    expect(file.includes(payload)).toBe(true);
    for (const body of bodies(await draw(file))) {
      expect(body.includes("script")).toBe(false);
      expect(body.includes("php")).toBe(false);
      expect(await colourAt(body, { x: 10, y: 20 })).toBe("red");
    }
  });
});

describe("cutting", () => {
  test("turns first, then takes the part", async () => {
    const [kept] = bodies(await draw(await redAndBlue({ width: 400, height: 200 }).jpeg().toBuffer()));
    if (!kept) throw new Error("Nothing was kept");
    const area = { x: 0, y: 250, width: 200, height: 150 };
    const cut = await drawSizes(await cutPicture(kept, { area, turn: 90 }));
    expect(cut).toMatchObject({ width: 200, height: 150 });
    for (const body of bodies(cut)) expect(await colourAt(body, { x: 100, y: 75 })).toBe("blue");
    const outside = cutPicture(kept, { area: { ...area, y: 300 }, turn: 90 });
    await expect(outside).rejects.toMatchObject({ code: "INVALID" });
  });
});
