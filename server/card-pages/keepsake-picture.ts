import { renderAsync } from "@resvg/resvg-js";
import { LRUCache } from "lru-cache";
import satori from "satori";
import type { Box, Keepsake } from "#cards/keepsake.ts";
import type { CardPage } from "#cards/page.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Clock, Files } from "#server/ports.ts";
import { createRate, networkOf } from "#server/rates.ts";
import { createTurns } from "#server/turns.ts";
import { cutPhoto, drawable, eachOnce, type Font, familyOf, fontsFor } from "./picture-parts.ts";

/** Somebody saves a letter soon after reading it; older pictures are drawn again. */
const MOST_BYTES = 24 * 1024 * 1024;
/** Names in the address make pictures without end: many people behind one address save some, nobody draws hundreds. */
const DRAWN_A_MINUTE = 60;
/** One picture takes a core for a moment; who would wait longer than this many is asked to come back. */
const WAITING = 20;

type Faces = Record<"heading" | "body" | "figures", Font[]>;
type Wanted = { page: CardPage; keepsake: Keepsake; ip: string | undefined };

/** Draws what a kind keeps of its cards as a picture, one after the other. */
export function createKeepsakes({ files, clock }: { files: Files; clock: Clock }) {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const drawings = createRate({ most: DRAWN_A_MINUTE, seconds: 60, clock });
  const inTurn = createTurns({
    atOnce: 1,
    waiting: WAITING,
    refuse: () => new Refusal("BUSY", { retryAfterSeconds: 2 }),
  });

  return async function picture({ page, keepsake, ip }: Wanted): Promise<Buffer> {
    const key = `${page.card.id} ${page.card.version} ${keepsake.personal}`;
    const known = drawn.get(key);
    if (known) return known;
    const seconds = drawings(ip === undefined ? "" : networkOf(ip));
    if (seconds > 0) throw new Refusal("RATE_LIMITED", { retryAfterSeconds: seconds });
    return inTurn(async () => {
      const made = drawn.get(key) ?? (await draw({ page, keepsake, files }));
      drawn.set(key, made);
      return made;
    });
  };
}

async function draw({ page, keepsake, files }: Pick<Wanted, "page" | "keepsake"> & { files: Files }) {
  const faces = await facesOf(page, textOf(keepsake.box));
  const svg = await satori((await nodeOf(keepsake.box, { faces, files })) as never, {
    width: keepsake.width,
    fonts: eachOnce(...Object.values(faces)),
  });
  // In a thread of its own: others are answered meanwhile.
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}

async function facesOf({ look: { fonts } }: CardPage, text: string): Promise<Faces> {
  // Lines of figures have words in them too, which the Latin face lacks.
  const third = fonts.figures === "cormorant-garamond" ? fonts.body : fonts.figures;
  const [heading, body, figures] = await Promise.all([
    fontsFor(fonts.heading, { text, weight: 500 }),
    fontsFor(fonts.body, { text, weight: 400 }),
    fontsFor(third, { text, weight: 400 }),
  ]);
  return { heading, body, figures };
}

function textOf({ children = [] }: Box): string {
  return typeof children === "string" ? children : children.map(textOf).join("");
}

type Tools = { faces: Faces; files: Files };
type Node = { type: "div" | "img"; props: { style: Box["style"]; src?: string; children?: unknown } };

async function nodeOf({ style, children, photo, svg }: Box, tools: Tools): Promise<Node> {
  const family = tools.faces[style.fontFamily as keyof Faces] ?? tools.faces.body;
  const shared = {
    display: "flex",
    flexDirection: "column",
    ...style,
    fontFamily: familyOf(family),
  };
  if (svg) return image(`data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`, style);
  if (photo) {
    const size = { width: Number(style.width), height: Number(style.height) };
    const cut = await cutPhoto(photo, { files: tools.files, ...size }).catch(() => null);
    return cut ? image(cut, style) : { type: "div", props: { style } };
  }
  if (typeof children === "string") {
    return {
      type: "div",
      props: {
        style: { wordBreak: "keep-all", ...shared, display: "block" },
        children: drawable(children, family),
      },
    };
  }
  const inside = await Promise.all((children ?? []).map((child) => nodeOf(child, tools)));
  return { type: "div", props: { style: shared, children: inside } };
}

function image(src: string, style: Box["style"]): Node {
  return { type: "img", props: { src, style } };
}
