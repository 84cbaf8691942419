import type { Design } from "./document.ts";

/** A file that can be made of a card, as the press names it and as its owner reads it. */
export type Form = { form: string; label: string; isPicture: boolean };

export function printForms({ number }: Pick<Design, "number">): readonly Form[] {
  const series = number && number.of > 1 ? [{ form: "NUMBERED_PDF", label: "번호대로 PDF" }] : [];
  return [
    { form: "FRONT_PNG", label: "앞면 PNG", isPicture: true },
    { form: "BACK_PNG", label: "뒷면 PNG", isPicture: true },
    { form: "PDF", label: "인쇄용 PDF", isPicture: false },
    { form: "SHEET_PDF", label: "A4 아홉 장", isPicture: false },
    ...series.map((one) => ({ ...one, isPicture: false })),
  ];
}
