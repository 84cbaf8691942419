import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { textOfTable } from "./table-file.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("Hangul is read whichever way it was saved, told by the content alone", () => {
  const text = "구매자명,상품명\r\n홍길동,모바일 청첩장\r\n";
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));
  for (const saved of [bytes(text), bytes(`\ufeff${text}`), utf16, iconv.encode(text, "cp949")]) {
    expect(textOfTable(saved)).toBe(text);
  }
});

test("the syllables that only Korean Windows has are read too", () => {
  // Written by another program: 홍, 똠, 갂, 힣, 좤, 좥, €.
  const saved = [0xc8, 0xab, 0x8c, 0x63, 0x81, 0x41, 0xc6, 0x52, 0xa0, 0xfe, 0xa1, 0x41, 0xa2, 0xe6];
  expect(textOfTable(Uint8Array.from(saved))).toBe("홍똠갂힣좤좥€");
});

test("a workbook and a picture are refused with what to do instead", () => {
  const workbook = Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0);
  const locked = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0);
  for (const saved of [workbook, locked]) expect(() => textOfTable(saved)).toThrow(/CSV UTF-8/);
  for (const saved of [Uint8Array.of(0xff, 0xd8, 0xff), Uint8Array.of(65, 0, 66), new Uint8Array()]) {
    expect(() => textOfTable(saved)).toThrow("CSV 파일이 아닙니다");
  }
});
