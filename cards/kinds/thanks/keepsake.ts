import type { Keepsake, KeepsakeBox } from "#cards/engine/keepsake.ts";
import type { CardPage } from "#cards/engine/page.ts";
import type { Photo } from "#cards/engine/photo.ts";
import { addresseeNameIn, salutation } from "./letter/addressee.ts";
import { dateLine } from "./letter/date-line.ts";
import { sealLetters } from "./letter/seal-letters.ts";
import { stampCuts, stampShape } from "./letter/seal-shapes.ts";
import type { LetterContent } from "./letter/section.ts";
import { signs } from "./letter/signs.ts";
import { blessings, manners } from "./occasions.ts";

/** What a phone shows sharp, and a messenger sends without making it smaller. */
const WIDTH = 1080;
const MARGIN = 112;
const INNER = WIDTH - 2 * MARGIN;
/** Lines of the letter stand this far apart. */
const ROW = 82;
const STAMP = 132;

/** The whole letter on one sheet, to be kept as a picture. */
export function keepsake({ look, sections, card }: CardPage, search: string): Keepsake {
  const content = sections.letter as LetterContent;
  const { occasion, recipient, body, photo } = content;
  const { language } = card;
  const { "--paper": paper = "", "--ink": ink = "", "--hairline": line = "" } = look.variables;
  const addressee = addresseeNameIn(search);
  const name = addressee || recipient.trim();
  const ruled: KeepsakeBox["style"] = content.paper === "ruled" ? rows(line) : {};
  const sheet: KeepsakeBox = {
    style: { width: WIDTH, padding: MARGIN, backgroundColor: paper, color: ink, fontSize: 40 },
    children: [
      ...(content.paper === "framed" ? [frame(look.variables["--accent"] ?? ink)] : []),
      head(content, { look, card }),
      ...lines([name ? salutation(name, language) : manners[language][occasion].everyone, ""], {
        ...ruled,
        fontFamily: "heading",
        fontSize: 44,
      }),
      ...lines([...body.trim().split("\n"), ""], ruled),
      ...(photo ? [print(photo)] : []),
      foot(content, { look, card }),
    ],
  };
  return { width: WIDTH, box: sheet, personal: addressee };
}

/** A hairline under every row, also of a line that takes two. */
function rows(line: string): KeepsakeBox["style"] {
  return {
    backgroundImage: `linear-gradient(to bottom, transparent ${ROW - 2}px, ${line} ${ROW - 2}px)`,
    backgroundSize: `${INNER}px ${ROW}px`,
    backgroundRepeat: "repeat",
  };
}

/** A word that no line can hold is broken; all others stay whole. */
const LONG_WORD = /\S{19}/u;

/** Each line a box of its own: breaks are the maker's. */
function lines(words: readonly string[], style: KeepsakeBox["style"]): KeepsakeBox[] {
  return words.map((line) => ({
    style: {
      width: INNER,
      minHeight: ROW,
      lineHeight: `${ROW}px`,
      wordBreak: LONG_WORD.test(line) ? "break-all" : "keep-all",
      ...style,
    },
    children: line,
  }));
}

type Shown = Pick<CardPage, "look" | "card">;

function head(
  { occasion, religion, title, company, logo }: LetterContent,
  { look, card }: Shown,
): KeepsakeBox {
  const manner = manners[card.language][occasion];
  const { "--ink": ink = "", "--accent": accent = "", "--quiet": quiet = "" } = look.variables;
  const isBusiness = occasion === "business";
  const over = isBusiness && company.trim() ? company.trim() : manner.eyebrow;
  return {
    style: { width: INNER, alignItems: "center", marginBottom: ROW },
    children: [
      ...(occasion === "funeral"
        ? [
            {
              style: { width: 104, height: 104, marginBottom: 36 },
              svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="${signs[religion]}" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
            },
          ]
        : isBusiness && logo
          ? [
              {
                style: { width: 260, height: Math.round((260 * logo.height) / logo.width), marginBottom: 30 },
                photo: logo,
              },
            ]
          : [{ style: { width: 2, height: 84, backgroundColor: accent, marginBottom: 30 } }]),
      { style: { fontFamily: "figures", fontSize: 30, color: isBusiness ? quiet : accent }, children: over },
      {
        style: { fontFamily: "heading", fontSize: 60, lineHeight: 1.5, marginTop: 10, textAlign: "center" },
        children: title.trim() || manner.title,
      },
      ...(occasion === "funeral"
        ? [
            {
              style: { fontSize: 34, color: quiet, marginTop: 20, textAlign: "center" },
              children: blessings[card.language][religion],
            },
          ]
        : []),
    ],
  };
}

/** Its longer side fits the sheet, whatever its shape. */
function print(photo: Photo): KeepsakeBox {
  const width = Math.min(INNER - 120, Math.round((900 * photo.width) / photo.height));
  const height = Math.round((width * photo.height) / photo.width);
  return {
    style: { width: INNER, alignItems: "center", marginBottom: ROW },
    children: [
      { style: { padding: 22, backgroundColor: "#ffffff" }, children: [{ style: { width, height }, photo }] },
    ],
  };
}

function foot(content: LetterContent, { look, card }: Shown): KeepsakeBox {
  const { occasion, sender, closing, company } = content;
  const { "--quiet": quiet = "" } = look.variables;
  const day = dateLine(content.date, card.language);
  const signed = [sender.trim(), closing.trim()].filter(Boolean).join(" ");
  return {
    style: { width: INNER, alignItems: "flex-end" },
    children: [
      ...(day ? [{ style: { fontSize: 34, color: quiet, marginBottom: 24 }, children: day }] : []),
      ...(occasion === "business" && company.trim()
        ? [{ style: { fontSize: 36 }, children: company.trim() }]
        : []),
      {
        style: { flexDirection: "row", alignItems: "center", justifyContent: "flex-end", width: INNER },
        children: [
          {
            style: { fontFamily: "heading", fontSize: 48, textAlign: "right", marginRight: 14 },
            children: signed,
          },
          stamp(sealLetters({ ...content, seal: "stamp" }), look),
        ],
      },
    ],
  };
}

function stamp(letters: readonly string[], { variables }: CardPage["look"]): KeepsakeBox {
  const { "--paper": paper = "", "--accent": accent = "" } = variables;
  const scale = STAMP / 100;
  return {
    style: {
      position: "relative",
      width: STAMP,
      height: STAMP,
      flexShrink: 0,
      transform: "rotate(-3deg)",
      opacity: 0.9,
    },
    children: [
      {
        style: { position: "absolute", top: 0, left: 0, width: STAMP, height: STAMP },
        svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="${stampShape}" fill="${accent}"/></svg>`,
      },
      ...stampCuts(letters).map(({ letter, x, y, size }) => ({
        style: {
          position: "absolute",
          left: (x - size / 2) * scale,
          top: (y - size / 2) * scale,
          width: size * scale,
          height: size * scale,
          alignItems: "center",
          justifyContent: "center",
          fontFamily: "heading",
          fontSize: size * scale,
          lineHeight: 1,
          color: paper,
        },
        children: letter,
      })),
    ],
  };
}

function frame(colour: string): KeepsakeBox {
  const inset = 44;
  return {
    style: {
      position: "absolute",
      top: inset,
      left: inset,
      right: inset,
      bottom: inset,
      border: `3px solid ${colour}`,
      opacity: 0.55,
    },
  };
}
