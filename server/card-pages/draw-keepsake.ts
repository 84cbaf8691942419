import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import type { KeepsakeBox } from "#cards/engine/keepsake.ts";
import type { CardPage } from "#cards/engine/page.ts";
import { drawable, eachOnce, type Font, familyOf, pictureFontsFor } from "./picture-fonts.ts";

type Faces = Record<"heading" | "body" | "figures", Font[]>;
type Fonts = CardPage["look"]["fonts"];

/** A box whose photo has been cut, as an address that holds its bytes; null where it could not be read. */
export type CutBox = Omit<KeepsakeBox, "children" | "photo"> & {
  children?: readonly CutBox[] | string;
  photo?: string | null;
};

export type DrawnKeepsake = { width: number; box: CutBox; fonts: Fonts };

/** What a kind keeps of a card, as a picture. */
export async function drawKeepsake({ width, box, fonts }: DrawnKeepsake): Promise<Uint8Array> {
  const faces = await facesOf(fonts, textOf(box));
  const svg = await satori(nodeOf(box, faces) as never, { width, fonts: eachOnce(...Object.values(faces)) });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
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

function textOf({ children = [] }: CutBox): string {
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
