import { z } from "zod";

/** Widths at which every photo is kept. */
export const photoWidths = [400, 800, 1600] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** A photo on a card: where it lies, its shape, and what the maker said about it. */
export const photo = z.object({
  /** `u/…` was uploaded, `art/…` is drawn by us for samples. The server makes these; a maker cannot invent one. */
  key: z
    .string()
    .max(200)
    .regex(/^(u|art)\/[a-z0-9][a-z0-9/_-]*$/),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  /** A thumbhash, drawn while the photo is on its way. */
  placeholder: z
    .string()
    .max(120)
    .regex(/^[A-Za-z0-9+/=]*$/)
    .default(""),
  caption: z.string().max(60, "설명은 60자까지 쓸 수 있습니다.").default(""),
  /** What must stay visible when the photo is cut to a shape, from the left and from the top. */
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).default({ x: 0.5, y: 0.5 }),
});
export type Photo = z.infer<typeof photo>;

export function photoAddress({ key }: Pick<Photo, "key">, width: PhotoWidth): string {
  const [place, name] = [key.slice(0, key.indexOf("/")), key.slice(key.indexOf("/") + 1)];
  return place === "art" ? `/art/${name}-${width}.webp` : `/media/u/${name}-${width}.webp`;
}

/** All widths, for `srcset`. */
export function photoSources(shown: Pick<Photo, "key">): string {
  return photoWidths.map((width) => `${photoAddress(shown, width)} ${width}w`).join(", ");
}
