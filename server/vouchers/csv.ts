import { productsOf } from "#cards/engine/products.ts";
import { mayKeepVouchers } from "#domain/access.ts";
import { VOUCHER_FILE_MAX_BYTES } from "#domain/limits.ts";
import { Refusal } from "#domain/refusal.ts";
import { type ReadLine, readOrders } from "#domain/voucher-orders.ts";
import type { Product } from "#domain/voucher-product.ts";
import { admin } from "#server/admin/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { knownProductOrders } from "./store.ts";
import { textOfTable } from "./table-file.ts";

type Ready = Extract<ReadLine, { is: "new" }>;
type Noted = Exclude<ReadLine, Ready>;

const ReadyVoucher = builder.objectRef<Ready>("ReadyVoucher").implement({
  description: "A line of the file that can be registered as it is.",
  fields: (t) => ({
    line: t.exposeInt("line"),
    label: t.exposeString("label"),
    productOrder: t.exposeString("productOrder"),
    order: t.string({ resolve: ({ sold }) => sold.order }),
    buyer: t.string({ resolve: ({ sold }) => sold.buyer }),
    digits: t.string({ resolve: ({ sold }) => sold.digits }),
    product: t.string({ resolve: ({ sold }) => sold.product }),
    quantity: t.int({ resolve: ({ sold }) => sold.quantity }),
  }),
});

const VoucherNote = builder.objectRef<Noted>("VoucherNote").implement({
  description: "A line of the file that is not registered, and why, in a sentence for the admin.",
  fields: (t) => ({
    line: t.exposeInt("line"),
    productOrder: t.exposeString("productOrder"),
    reason: t.exposeString("reason"),
  }),
});

const VoucherPreview = builder.objectRef<ReadLine[]>("VoucherPreview").implement({
  description: "What registering a file would do.",
  fields: (t) => ({
    ready: t.field({ type: [ReadyVoucher], resolve: (lines) => lines.filter((line) => line.is === "new") }),
    problems: t.field({
      type: [VoucherNote],
      resolve: (lines) => lines.filter((line) => line.is === "wrong"),
    }),
    skipped: t.field({
      type: [VoucherNote],
      description: "Known already, cancelled, or not paid.",
      resolve: (lines) => lines.filter((line) => line.is === "skipped"),
    }),
  }),
});

const VoucherProduct = builder.objectRef<Product>("VoucherProduct").implement({
  description: "Something that shops sell for us.",
  fields: (t) => ({ code: t.exposeString("code"), label: t.exposeString("label") }),
});

function readFile(sent: string): Uint8Array {
  const bytes = Buffer.from(sent, "base64");
  if (bytes.length <= VOUCHER_FILE_MAX_BYTES) return bytes;
  throw new Refusal("FILE_TOO_LARGE", {
    sentence: "파일이 너무 큽니다. 스토어에서 기간을 나누어 내려받아 주세요.",
  });
}

builder.queryFields((t) => ({
  adminVoucherProducts: t.field({
    access: admin(mayKeepVouchers),
    type: [VoucherProduct],
    description: "For admins: all that shops may sell for us.",
    resolve(_root, _args, context) {
      return productsOf(context.kinds);
    },
  }),
  adminReadVoucherCsv: t.field({
    access: admin(mayKeepVouchers),
    type: VoucherPreview,
    description: "For admins: what a list of orders from the seller centre comes to. Nothing changes.",
    args: { file: t.arg.string({ required: true, description: "The bytes of the file, as base64." }) },
    async resolve(_root, { file }, context) {
      const lines = readOrders(textOfTable(readFile(file)), { products: productsOf(context.kinds) });
      const numbers = lines.map(({ productOrder }) => productOrder).filter(Boolean);
      const known = await knownProductOrders(context.database.orm, numbers);
      return lines.map((line) => (known.has(line.productOrder) ? registeredBefore(line) : line));
    },
  }),
}));

function registeredBefore({ line, productOrder }: ReadLine): ReadLine {
  return { line, productOrder, is: "skipped", reason: "이미 등록된 주문입니다." };
}
