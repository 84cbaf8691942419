import type { Design } from "./document.ts";

/** What can be made of a card, as the press names it and as its owner reads it. */
export function printForms({ number }: Pick<Design, "number">): readonly { form: string; label: string }[] {
  return [
    { form: "FRONT_PNG", label: "앞면 PNG" },
    { form: "BACK_PNG", label: "뒷면 PNG" },
    { form: "PDF", label: "인쇄용 PDF" },
    { form: "SHEET_PDF", label: "A4 아홉 장" },
    ...(number && number.of > 1 ? [{ form: "NUMBERED_PDF", label: `번호대로 ${number.of}장` }] : []),
  ];
}
