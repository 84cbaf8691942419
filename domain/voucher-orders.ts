import { type CsvRow, readCsv } from "#domain/csv.ts";
import { Refusal } from "#domain/refusal.ts";
import { type SoldVoucher, soldVoucher } from "#domain/voucher.ts";
import { type Product, productBought } from "#domain/voucher-product.ts";

/** What the seller centre calls its columns, and what people call them in lists of their own. */
const COLUMNS = {
  productOrder: ["상품주문번호"],
  order: ["주문번호"],
  buyer: ["구매자명", "구매자", "구매자이름", "이름", "성함"],
  phone: [
    "구매자연락처",
    "구매자전화번호",
    "구매자휴대폰",
    "연락처",
    "휴대폰",
    "휴대폰번호",
    "휴대전화",
    "전화번호",
    "전화번호뒷자리",
    "연락처뒷자리",
    "휴대폰뒷자리",
    "휴대전화뒷자리",
  ],
  product: ["상품명", "상품"],
  option: ["옵션정보", "옵션"],
  code: ["판매자상품코드", "옵션관리코드"],
  quantity: ["수량"],
  state: ["주문상태", "주문세부상태"],
  claim: ["클레임상태"],
} as const;
type Column = keyof typeof COLUMNS;

/** Some exports have a line or two of notices before the names of their columns. */
const HEADER_WITHIN = 10;

/** What a line of the file came to. */
export type ReadLine = { line: number; productOrder: string } & (
  | { is: "new"; sold: SoldVoucher; label: string }
  | { is: "skipped"; reason: string }
  | { is: "wrong"; reason: string }
);

type Known = { products: readonly Product[] };

/** Every line of a seller centre's list of orders, as what it comes to. Nothing of the list is kept. */
export function readOrders(text: string, { products }: Known): ReadLine[] {
  const rows = readCsv(text);
  const at = rows.slice(0, HEADER_WITHIN).findIndex(({ cells }) => missingIn(cells).length === 0);
  const header = rows[at];
  if (!header) throw noHeader(rows);
  const lines: ReadLine[] = [];
  const seen = new Map<string, number>();
  for (const row of rows.slice(at + 1)) {
    const read = readLine(row, { cell: cellsOf(header.cells, row.cells), products });
    const before = seen.get(read.productOrder);
    if (read.productOrder) seen.set(read.productOrder, before ?? row.line);
    lines.push(before ? twice(read, before) : read);
  }
  return lines;
}

type Reading = Known & { cell(column: Column): string };

function readLine({ line }: CsvRow, { cell, products }: Reading): ReadLine {
  const productOrder = unquoted(cell("productOrder")) || unquoted(cell("order"));
  const named = { line, productOrder };
  const ended = whySkipped(cell);
  if (ended) return { ...named, is: "skipped", reason: ended };
  const phone = endingOf(cell("phone"));
  if (phone.problem) return { ...named, is: "wrong", reason: phone.problem };
  const bought = { code: cell("code"), name: cell("product"), option: cell("option") };
  const product = productBought(products, bought);
  if (!product) return { ...named, is: "wrong", reason: unknownProduct(bought) };
  const sold = soldVoucher.safeParse({
    productOrder,
    order: unquoted(cell("order")),
    buyer: cell("buyer"),
    digits: phone.digits,
    product: product.code,
    quantity: Number(cell("quantity").replaceAll(",", "") || "1"),
  });
  if (sold.success) return { ...named, is: "new", sold: sold.data, label: product.label };
  return { ...named, is: "wrong", reason: sold.error.issues[0]?.message ?? "" };
}

/** Taken back, or not paid yet. Somebody who thought better of taking it back keeps it. */
function whySkipped(cell: Reading["cell"]): string | null {
  const states = [cell("state"), cell("claim")].map((state) => state.replaceAll(/\s/g, ""));
  if (states.some((state) => /취소|반품|환불/.test(state) && !/철회|거부/.test(state))) {
    return "취소되었거나 반품된 주문입니다.";
  }
  return states.some((state) => /미결제|결제대기|입금대기/.test(state))
    ? "아직 결제되지 않은 주문입니다."
    : null;
}

/** Numbers that a shop puts between buyer and seller end in digits that the buyer does not know. */
function endingOf(phone: string): { digits: string; problem?: string } {
  const bare = phone.normalize("NFKC").replaceAll(/[^\d*]/g, "");
  if (/^050\d/.test(bare) && bare.length > 8) {
    return { digits: "", problem: "안심번호라 구매하신 분이 뒷자리를 알 수 없습니다. 직접 등록해 주세요." };
  }
  // Four digits alone, or at the end of a whole number: what is between was cut off somewhere.
  const digits = bare.match(/^(?:[\d*]{4,})?(\d{4})$/)?.[1];
  return digits
    ? { digits }
    : { digits: "", problem: "연락처에서 마지막 네 자리를 찾지 못했습니다. 번호를 확인해 주세요." };
}

function unknownProduct({ name, option }: { name: string; option: string }): string {
  const called = [name, option].filter((part) => part.trim() !== "").join(" / ");
  return called
    ? `‘${called.slice(0, 60)}’: 어느 카드의 어느 요금제인지 알 수 없습니다. 직접 등록해 주세요.`
    : "상품명이 없습니다.";
}

function twice(read: ReadLine, before: number): ReadLine {
  const { line, productOrder } = read;
  return { line, productOrder, is: "skipped", reason: `${before}번째 줄에 같은 상품주문번호가 있습니다.` };
}

function cellsOf(header: readonly string[], cells: readonly string[]): Reading["cell"] {
  const names = header.map(plainName);
  return (column) => {
    // In the order of our list: a column that names the buyer counts before one that might be the receiver's.
    const found = COLUMNS[column].map((name) => names.indexOf(name)).find((at) => at >= 0);
    return found === undefined ? "" : (cells[found]?.trim() ?? "");
  };
}

/** Excel keeps long numbers as a formula or behind an apostrophe. */
function unquoted(number: string): string {
  return number.replace(/^=?["']?(.*?)["']?$/, "$1").trim();
}

function missingIn(cells: readonly string[]): string[] {
  const names = cells.map(plainName);
  const has = (column: Column) => COLUMNS[column].some((name) => names.includes(name));
  const isNumbered = has("productOrder") || has("order");
  const missing = (["buyer", "phone", "product"] as const).filter((column) => !has(column));
  return [...(isNumbered ? [] : [COLUMNS.productOrder[0]]), ...missing.map((column) => COLUMNS[column][0])];
}

function plainName(cell: string): string {
  return cell.normalize("NFKC").replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Says which columns are missing in the line that looks most like the names of columns. */
function noHeader(rows: readonly CsvRow[]): Refusal {
  if (rows.length === 0) return new Refusal("INVALID", { fields: { file: "빈 파일입니다." } });
  const missing = rows
    .slice(0, HEADER_WITHIN)
    .map(({ cells }) => missingIn(cells))
    .reduce((least, names) => (names.length < least.length ? names : least));
  return new Refusal("INVALID", {
    fields: { file: `주문 목록에 이 열이 있어야 합니다: ${missing.join(", ")}` },
  });
}
