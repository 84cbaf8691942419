import type { Design } from "./document.ts";

/** A file that can be made of a card, as the press names it and as its owner reads it. */
export type Form = { form: string; label: string; isPicture: boolean; cards: "one" | "series" };

export function offeredPrintForms({ number }: Pick<Design, "number">): readonly Form[] {
  const picture = { isPicture: true, cards: "one" } as const;
  const series = { isPicture: false, cards: "series" } as const;
  const isSeries = number !== null && number.of > 1;
  return [
    { form: "FRONT_PNG", label: "앞면 PNG", ...picture },
    { form: "BACK_PNG", label: "뒷면 PNG", ...picture },
    { form: "PDF", label: "인쇄용 PDF", isPicture: false, cards: "one" },
    { form: "SHEET_PDF", label: "A4 아홉 장", ...series },
    ...(isSeries ? [{ form: "NUMBERED_PDF", label: "번호대로 PDF", ...series }] : []),
  ];
}
