import { foundIf } from "#cards/inspector/found-if.ts";
import { isNobodysAddress } from "#cards/inspector/nobodys-address.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import type { QrElement } from "#cards/kinds/photo/document.ts";
import { drawQrCode } from "#cards/parts/qr-code.ts";
import { contrast } from "#cards/themes/colour.ts";
import { changing, elementWords, onDesign, type PlacedElement, placedElements } from "./placed-elements.ts";

/** The least that a telephone's camera reads, printed: one square of it, in millimetres. */
const SQUARE_MM = 0.33;
/** Between squares and paper. */
const READ_CONTRAST = 3;

/** Codes that no telephone reads, or that lead nowhere. */
export const codeRules: readonly Rule[] = [
  ofCodes("qr-empty", "should", {
    finds: "a QR code without an address",
    isSo: ({ address }) => address.trim() === "",
    says: (where) => `${where}에 주소가 없어 빈 네모만 보입니다.`,
  }),
  ofCodes("qr-leads-nowhere", "should", {
    finds: "a QR code with an address that is an example",
    isSo: ({ address }) => isNobodysAddress(address.trim()),
    says: (where) => `${where} 주소가 예시로 쓰이는 주소입니다. 진짜 주소를 넣어 주세요.`,
  }),
  {
    code: "qr-too-small",
    weight: "should",
    finds: "a QR code whose squares are too small to be read from paper",
    find({ content }) {
      const small = qrCodes(content).find(({ element }) => widthOf(element) > element.width);
      if (!small) return [];
      const width = Math.ceil(widthOf(small.element));
      return [
        {
          ...onDesign,
          sentence: `${elementWords(small)} 크기가 ${Math.round(small.element.width)}mm라 인쇄하면 휴대폰이 읽지 못할 수 있습니다.`,
          mend: changing(`${width}mm로 키우기`, small, (element) =>
            element.type === "qr" ? { ...element, width } : element,
          ),
        },
      ];
    },
  },
  {
    code: "qr-pale",
    weight: "should",
    finds: "a QR code in a colour too like its paper to be read",
    find({ content }) {
      const pale = qrCodes(content).find(
        ({ element: { colour, paper } }) => paper !== null && contrast(colour, paper) < READ_CONTRAST,
      );
      if (!pale) return [];
      return [
        {
          ...onDesign,
          sentence: `${elementWords(pale)} 색이 종이와 비슷해 휴대폰이 읽지 못할 수 있습니다.`,
          mend: changing("검은색으로 고치기", pale, (element) =>
            element.type === "qr" ? { ...element, colour: "#000000", paper: "#ffffff" } : element,
          ),
        },
      ];
    },
  },
];

type CodeCheck = { finds: string; isSo(element: QrElement): boolean; says(where: string): string };

function ofCodes(code: string, weight: Rule["weight"], { finds, isSo, says }: CodeCheck): Rule {
  return {
    code,
    weight,
    finds,
    find({ content }) {
      const found = qrCodes(content).find(({ element }) => isSo(element));
      return foundIf(found !== undefined, { ...onDesign, sentence: says(found ? elementWords(found) : "") });
    },
  };
}

function qrCodes(content: Parameters<typeof placedElements>[0]): PlacedElement<QrElement>[] {
  return placedElements(content).flatMap(({ element, ...placed }) =>
    element.type === "qr" ? [{ ...placed, element }] : [],
  );
}

/** How wide it must be to be read. */
function widthOf({ address }: QrElement): number {
  return address.trim() === "" ? 0 : drawQrCode(address.trim()).side * SQUARE_MM;
}
