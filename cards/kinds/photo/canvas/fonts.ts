import type { Design, LetteredElement } from "#cards/kinds/photo/document.ts";
import { elementWordsOf } from "#cards/kinds/photo/lettering.ts";
import { cardSides } from "#cards/kinds/photo/sizes.ts";
import { type FontName, fonts, nearestWeight } from "#cards/themes/fonts.ts";
import { sheetsOf } from "#cards/themes/look.ts";

const sheets = new Map<string, Promise<void>>();

function sheetLoaded(address: string): Promise<void> {
  const known = sheets.get(address);
  if (known) return known;
  const coming = new Promise<void>((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    // Without it the letters of the device stand in: no reason to stop.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  sheets.set(address, coming);
  return coming;
}

/** Fetches what these words need of a font, so that a canvas can draw them. */
export async function loadFont({ font, weight, words }: { font: FontName; weight: number; words: string }) {
  await Promise.all(sheetsOf([font]).map(sheetLoaded));
  const face = `${nearestWeight(font, weight)} 16px ${fonts[font].family}`;
  await document.fonts.load(face, words || "가").catch(() => undefined);
}

/** All fonts of a design, with just the letters it uses. */
export async function loadFonts(design: Design): Promise<void> {
  const lettered = cardSides.flatMap((side) =>
    design[side].elements.filter(
      (element): element is LetteredElement => element.type === "text" || element.type === "number",
    ),
  );
  await Promise.all(
    lettered.map((element) =>
      loadFont({ font: element.font, weight: element.weight, words: elementWordsOf(element, design) }),
    ),
  );
}

/** What stands for these: a new one is a reason to fetch. */
export function lettersUsed(design: Design): string {
  return cardSides
    .flatMap((side) =>
      design[side].elements.map((element) =>
        element.type === "text" || element.type === "number"
          ? `${element.font} ${element.weight} ${elementWordsOf(element, design)}`
          : "",
      ),
    )
    .join("\n");
}
