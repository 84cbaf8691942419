import iconv from "iconv-lite";
import { Refusal } from "#domain/refusal.ts";

/** How spreadsheets begin that are no text: a zip file, and Excel before 2007. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** The text of a table that somebody saved as CSV, whichever way their machine writes Hangul; told by its content. */
export function textOfTable(bytes: Uint8Array): string {
  if (SPREADSHEETS.some((signature) => begins(bytes, signature))) {
    throw new Refusal("FILE_TYPE", {
      sentence:
        "엑셀 파일은 그대로 읽지 못합니다. 엑셀에서 ‘다른 이름으로 저장’을 눌러 ‘CSV UTF-8’로 저장한 파일을 골라 주세요. 암호가 걸려 있다면 먼저 풀어 주세요.",
    });
  }
  const text = begins(bytes, [0xff, 0xfe])
    ? decoded("utf-16le", bytes)
    : (decoded("utf-8", bytes) ?? koreanWindows(bytes));
  // No table has a zero in it; pictures and programs do.
  if (text && !text.includes("\0")) return text;
  throw new Refusal("FILE_TYPE", { sentence: "CSV 파일이 아닙니다. 주문 목록을 CSV로 저장해 골라 주세요." });
}

function begins(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** Not `TextDecoder("euc-kr")`: Node's lacks 8,822 syllables of code page 949 and reads them as rubbish. */
function koreanWindows(bytes: Uint8Array): string | null {
  const text = iconv.decode(bytes, "cp949");
  return text.includes("\ufffd") ? null : text;
}

function decoded(encoding: "utf-8" | "utf-16le", bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
