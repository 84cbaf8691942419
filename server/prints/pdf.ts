import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { Print } from "#cards/engine/print.ts";
import { createFaces } from "./pdf-face.ts";
import type { Tools } from "./svg-face.ts";

const POINTS_PER_MM = 72 / 25.4;
/** Around the bleed, for the marks at which a card is cut. */
const MARGIN = 7;
const MARK = { from: 1, length: 4, width: 0.1 };
const A4 = { width: 210, height: 297 };
const COLUMNS = 3;
const ROWS = 3;

type Area = { x: number; y: number; width: number; height: number };
type Card = Print["cards"][number];
type Wanted = { print: Print; tools: Tools; made: Date };

/** Every card on two pages of its own, front and back, with bleed and marks. */
export function cardPages({ print, tools, made }: Wanted): Promise<Buffer> {
  const { width, height, bleed, cards } = print;
  const around = bleed + MARGIN;
  const page = { width: width + 2 * around, height: height + 2 * around };
  const trim = { x: around, y: around, width, height };
  const sides = cards.flatMap(({ front, back }) => [front, back]);
  return pressed({ print, tools, made, page }, ({ addPage, show }) => {
    for (const face of sides) {
      addPage({ trim, bleed });
      show(face, trim);
    }
  });
}

/** Nine cards to a sheet; the backs lie mirrored, so that they meet their fronts when the sheet is turned sideways. */
export function cardSheets({ print, tools, made }: Wanted): Promise<Buffer> {
  const { bleed, cards } = print;
  const [only] = cards;
  const filled = cards.length === 1 && only ? Array.from({ length: COLUMNS * ROWS }, () => only) : cards;
  return pressed({ print, tools, made, page: A4 }, ({ addPage, show }) => {
    for (let first = 0; first < filled.length; first += COLUMNS * ROWS) {
      const sheet = filled.slice(first, first + COLUMNS * ROWS);
      for (const side of ["front", "back"] as const) {
        const places = sheet.map((card, at) => ({ face: card[side], trim: placeOf(at, { print, side }) }));
        addPage({ trim: whole(places.map(({ trim }) => trim)), bleed });
        for (const { face, trim } of places) show(face, trim);
      }
    }
  });
}

function placeOf(
  at: number,
  { print: { width, height, bleed }, side }: { print: Print; side: keyof Card },
): Area {
  const [cell, row] = [{ width: width + 2 * bleed, height: height + 2 * bleed }, Math.floor(at / COLUMNS)];
  const column = side === "front" ? at % COLUMNS : COLUMNS - 1 - (at % COLUMNS);
  return {
    x: (A4.width - COLUMNS * cell.width) / 2 + column * cell.width + bleed,
    y: (A4.height - ROWS * cell.height) / 2 + row * cell.height + bleed,
    width,
    height,
  };
}

/** The least area around all of them. */
function whole(areas: readonly Area[]): Area {
  const [x, y] = [Math.min(...areas.map((area) => area.x)), Math.min(...areas.map((area) => area.y))];
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  };
}

type Page = { trim: Area; bleed: number };
type Press = { addPage(page: Page): void; show(face: Card["front"], trim: Area): void };
type Size = { width: number; height: number };

function pressed(
  { print, tools, made, page }: Wanted & { page: Size },
  draw: (press: Press) => void,
): Promise<Buffer> {
  const size: [number, number] = [page.width * POINTS_PER_MM, page.height * POINTS_PER_MM];
  const document = new PDFDocument({
    size,
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.6",
    lang: "ko",
    info: { Title: print.name, Creator: "고이", Producer: "고이", CreationDate: made },
  });
  const bytes = buffer(document);
  const faces = createFaces(document, { print, tools });
  for (const { front, back } of print.cards) for (const face of [front, back]) faces.draw(face);
  let isFirst = true;
  const cells: Area[] = [];
  let bleed = 0;

  /** Marks of a page lie over all cards on it, and outside them. */
  function finishPage(): void {
    if (cells.length > 0) drawMarks(document, { cells: cells.splice(0), bleed });
  }

  draw({
    addPage(next) {
      finishPage();
      bleed = next.bleed;
      if (!isFirst) document.addPage({ size, margin: 0 });
      isFirst = false;
      setBoxes(document, { ...next, page });
    },
    show(face, trim) {
      cells.push(trim);
      document.save();
      document.scale(POINTS_PER_MM).translate(trim.x, trim.y);
      faces.show(face);
      document.restore();
    },
  });
  finishPage();
  askForTrueSize(document);
  document.end();
  return bytes;
}

/** Where the sheet is cut, and how far beyond that it is printed. PDF counts from the bottom. */
function setBoxes(document: PDFKit.PDFDocument, { trim, bleed, page }: Page & { page: Size }): void {
  const box = (around: number) =>
    [
      trim.x - around,
      page.height - trim.y - trim.height - around,
      trim.x + trim.width + around,
      page.height - trim.y + around,
    ].map((value) => value * POINTS_PER_MM);
  Object.assign(document.page.dictionary.data, { TrimBox: box(0), BleedBox: box(bleed) });
}

/** A printer that fits a page to its paper makes cards that fit no sleeve. */
function askForTrueSize(document: PDFKit.PDFDocument): void {
  const wishes = { DisplayDocTitle: true, PrintScaling: "None", Duplex: "DuplexFlipLongEdge" };
  Object.assign(document._root.data, { ViewerPreferences: document.ref(wishes) });
}

/** Short lines in the margin, at every edge along which a blade goes. */
function drawMarks(
  document: PDFKit.PDFDocument,
  { cells, bleed }: { cells: readonly Area[]; bleed: number },
): void {
  const all = whole(cells);
  const [from, to] = [bleed + MARK.from, bleed + MARK.from + MARK.length];
  const across = new Set(cells.flatMap(({ x, width }) => [x, x + width]));
  const down = new Set(cells.flatMap(({ y, height }) => [y, y + height]));
  document.save().scale(POINTS_PER_MM).lineWidth(MARK.width).lineCap("butt");
  for (const x of across) {
    document.moveTo(x, all.y - from).lineTo(x, all.y - to);
    document.moveTo(x, all.y + all.height + from).lineTo(x, all.y + all.height + to);
  }
  for (const y of down) {
    document.moveTo(all.x - from, y).lineTo(all.x - to, y);
    document.moveTo(all.x + all.width + from, y).lineTo(all.x + all.width + to, y);
  }
  document.stroke("#000000").restore();
}
