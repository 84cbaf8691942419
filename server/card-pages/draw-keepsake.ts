import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import type { KeepsakeBox } from "#cards/engine/keepsake.ts";
import type { CardPage } from "#cards/engine/page.ts";
import { drawable, eachOnce, type Font, familyOf, pictureFontsFor } from "./picture-fonts.ts";
import { cutPhoto } from "./picture-photo.ts";
import type { PhotoBytes } from "./read-photo.ts";

type Faces = Record<"heading" | "body" | "figures", Font[]>;
type Fonts = CardPage["look"]["fonts"];

type Box<Shown> = Omit<KeepsakeBox, "children" | "photo"> & {
  children?: readonly Box<Shown>[] | string;
  photo?: Shown | null;
};
/** With its photo as it is stored; null where it could not be read. */
export type ReadBox = Box<PhotoBytes>;
/** With its photo cut, as an address that holds its bytes. */
type CutBox = Box<string>;

export type DrawnKeepsake = { width: number; box: ReadBox; fonts: Fonts };

/** What a kind keeps of a card, as a picture. */
export async function drawKeepsake({ width, box, fonts }: DrawnKeepsake): Promise<Uint8Array> {
  const faces = await facesOf(fonts, textOf(box));
  const svg = await satori(nodeOf(await cutBox(box), faces) as never, {
    width,
    fonts: eachOnce(...Object.values(faces)),
  });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

async function cutBox({ photo, children, ...box }: ReadBox): Promise<CutBox> {
  const size = { width: Number(box.style.width), height: Number(box.style.height) };
  return {
    ...box,
    children: typeof children === "string" ? children : await Promise.all((children ?? []).map(cutBox)),
    ...(photo !== undefined && { photo: photo && (await cutPhoto(photo, size)) }),
  };
}

async function facesOf(fonts: Fonts, text: string): Promise<Faces> {
  // Lines of figures have words in them too, which the Latin face lacks.
  const third = fonts.figures === "cormorant-garamond" ? fonts.body : fonts.figures;
  const [heading, body, figures] = await Promise.all([
    pictureFontsFor(fonts.heading, { text, weight: 500 }),
    pictureFontsFor(fonts.body, { text, weight: 400 }),
    pictureFontsFor(third, { text, weight: 400 }),
  ]);
  return { heading, body, figures };
}

function textOf({ children = [] }: ReadBox): string {
  return typeof children === "string" ? children : children.map(textOf).join("");
}

type Node = { type: "div" | "img"; props: { style: KeepsakeBox["style"]; src?: string; children?: unknown } };

function nodeOf({ style, children, photo, svg }: CutBox, faces: Faces): Node {
  const family = faces[style.fontFamily as keyof Faces] ?? faces.body;
  const shared = {
    display: "flex",
    flexDirection: "column",
    ...style,
    fontFamily: familyOf(family),
  };
  if (svg) return image(`data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`, style);
  if (photo !== undefined) return photo ? image(photo, style) : { type: "div", props: { style } };
  if (typeof children === "string") {
    return {
      type: "div",
      props: {
        style: { wordBreak: "keep-all", ...shared, display: "block" },
        children: drawable(children, family),
      },
    };
  }
  const inside = (children ?? []).map((child) => nodeOf(child, faces));
  return { type: "div", props: { style: shared, children: inside } };
}

function image(src: string, style: KeepsakeBox["style"]): Node {
  return { type: "img", props: { src, style } };
}
