import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import type { CardPage } from "#cards/engine/page.ts";
import { dateInFigures } from "#domain/day-words.ts";
import { drawable, eachOnce, type Font, familyOf, pictureFontsFor } from "./picture-fonts.ts";
import { cutPhoto } from "./picture-photo.ts";
import type { PhotoBytes } from "./read-photo.ts";
import { SHARE_PHOTO, SHARE_PICTURE } from "./share-photo.ts";

type Node = { type: string; props: { style: Record<string, unknown>; children?: unknown; src?: string } };

export type DrawnShare = {
  card: Named;
  look: Pick<CardPage["look"], "fonts" | "variables">;
  photo: PhotoBytes | null;
  /** Its maker chose the photo for this: it stands alone. */
  fills: boolean;
};

/** The picture that stands beside a link in a messenger: names, day and place on the card's own paper. */
export async function drawSharePicture(given: DrawnShare): Promise<Uint8Array> {
  const { card, look } = given;
  const photo = given.photo && (await cutPhoto(given.photo, given.fills ? SHARE_PICTURE : SHARE_PHOTO));
  const fills = photo !== null && given.fills;
  const { words, heading, body } = await wordsAndFonts(card, look.fonts);
  const svg = await satori(scene({ words, look, photo, fills, heading, body }), {
    ...SHARE_PICTURE,
    fonts: eachOnce(heading, body),
  });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

type Named = Pick<CardPage["card"], "title" | "dayLine" | "when" | "place">;

/** What the picture says, and the fonts that have a glyph for all of it. */
export async function wordsAndFonts(card: Named, fonts: Pick<CardPage["look"]["fonts"], "heading" | "body">) {
  const day = card.dayLine ?? (card.when ? dateInFigures(card.when) : "");
  const place = card.place?.name ?? "";
  const [heading, body] = await Promise.all([
    pictureFontsFor(fonts.heading, { text: card.title, weight: 500 }),
    pictureFontsFor(fonts.body, { text: day + place, weight: 400 }),
  ]);
  const words = {
    title: drawable(card.title, heading),
    day: drawable(day, body),
    place: drawable(place, body),
  };
  return { words, heading, body };
}

type Scene = Pick<DrawnShare, "look" | "fills"> & {
  /** As an address that holds its bytes. */
  photo: string | null;
  words: { title: string; day: string; place: string };
  heading: Font[];
  body: Font[];
};

function scene({ words, look, photo, fills, heading, body }: Scene): never {
  const { "--paper": paper, "--ink": ink, "--quiet": quiet, "--accent": accent } = look.variables;
  const size = titleSize(words.title, photo !== null);
  const text = (content: string, style: Record<string, unknown>): Node => ({
    type: "div",
    props: { style: { textAlign: "center", wordBreak: "keep-all", ...style }, children: content },
  });
  const column: Node = {
    type: "div",
    props: {
      style: {
        display: "flex",
        flexDirection: "column",
        flex: 1,
        alignItems: "center",
        justifyContent: "center",
        padding: 56,
        color: ink,
        fontFamily: familyOf(body),
      },
      children: [
        box({ width: 1, height: 56, backgroundColor: accent, marginBottom: 36 }),
        ...(words.title
          ? [text(words.title, { fontFamily: familyOf(heading), fontSize: size, lineHeight: 1.4 })]
          : []),
        ...(words.day ? [text(words.day, { marginTop: 32, fontSize: 30, color: ink })] : []),
        ...(words.place ? [text(words.place, { marginTop: 12, fontSize: 27, color: quiet })] : []),
        box({ width: 1, height: 56, backgroundColor: accent, marginTop: 36 }),
      ],
    },
  };
  const room = fills ? SHARE_PICTURE : SHARE_PHOTO;
  const picture: Node[] = photo ? [{ type: "img", props: { src: photo, style: room } }] : [];
  return {
    type: "div",
    props: {
      style: { display: "flex", ...SHARE_PICTURE, backgroundColor: paper },
      children: fills ? picture : [...picture, column],
    },
  } as never;
}

function box(style: Record<string, unknown>): Node {
  return { type: "div", props: { style } };
}

/** A long name is set smaller, so that it stays on two lines. */
function titleSize(title: string, beside: boolean): number {
  const room = beside ? 520 : 960;
  const lines = title.length > 14 ? 2 : 1;
  return Math.max(30, Math.min(beside ? 62 : 84, Math.floor((room * lines) / Math.max(title.length, 5))));
}
