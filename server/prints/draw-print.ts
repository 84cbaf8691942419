import type { Print } from "#cards/engine/print.ts";
import type { PrintForm } from "./forms.ts";
import { cardPages, cardSheets } from "./pdf.ts";
import { facePicture } from "./picture.ts";
import { cutPhotos } from "./print-photos.ts";
import { openTypefaces } from "./typefaces.ts";

export type PrintJob = {
  print: Print;
  form: PrintForm;
  bleed: boolean;
  /** By their keys, as they are stored. */
  photos: ReadonlyMap<string, Buffer>;
  made: Date;
};

/** The file that a print becomes. */
export async function drawPrint({ print, form, bleed, photos, made }: PrintJob): Promise<Uint8Array> {
  const [card] = print.cards;
  if (!card) throw new Error("A print has at least one card");
  const picture = { "front-png": card.front, "back-png": card.back }[form as string];
  const faces = picture ? [picture] : print.cards.flatMap(({ front, back }) => [front, back]);
  const letters = faces.flat().flatMap(({ marks }) => marks.filter((mark) => mark.type === "letter"));
  const tools = { typefaces: await openTypefaces(letters), photos: await cutPhotos(print, photos) };
  if (picture) return facePicture(picture, { print, bleed, tools });
  return form === "sheet-pdf" ? cardSheets({ print, tools, made }) : cardPages({ print, tools, made });
}
