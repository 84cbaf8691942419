import { randomBytes, randomUUID } from "node:crypto";
import type { Owner } from "#domain/member.ts";
import {
  type SoldVoucher,
  VOUCHER_LINK_BYTES,
  type VoucherLink,
  voucherEndsAt,
  voucherLinkOf,
} from "#domain/voucher.ts";
import type { Product } from "#domain/voucher-product.ts";
import type { Clock, Database, Orm } from "#server/ports.ts";
import { hashOfLink } from "./redeem-voucher.ts";
import { insertVouchers, knownProductOrders, type NewVoucher, type VoucherRow } from "./store.ts";

type Parts = { database: Database; clock: Clock };
type Registering = {
  sold: readonly (SoldVoucher & { product: string })[];
  products: readonly Product[];
  /** The company that holds them until it hands them to its customers. */
  company: string | null;
  by: Owner;
  /** Writes down, within the same transaction, what was made. */
  note(tx: Orm, made: readonly VoucherRow[]): Promise<void>;
};

/** A voucher with the one sight of its link; null where there is none yet. */
export type Linked = { voucher: VoucherRow; link: VoucherLink | null };

export function newLink(): VoucherLink {
  return voucherLinkOf(randomBytes(VOUCHER_LINK_BYTES));
}

/** One voucher for each piece that was sold. Lines that are known already are named and left as they are. */
export async function registerVouchers(
  { database, clock }: Parts,
  { sold, note, ...about }: Registering,
): Promise<{ made: Linked[]; known: string[] }> {
  const now = clock.now();
  return database.orm.transaction(async (tx) => {
    const before = await knownProductOrders(
      tx,
      sold.map(({ productOrder }) => productOrder),
    );
    const links = new Map<string, VoucherLink>();
    const rows = sold
      .filter(({ productOrder }) => !before.has(productOrder))
      .flatMap((line) => piecesOf(line, { ...about, now, links }));
    const made = await insertVouchers(tx, rows);
    if (made.length > 0) await note(tx, made);
    const isMade = new Set(made.map(({ productOrder }) => productOrder));
    return {
      made: made.map((voucher) => ({ voucher, link: links.get(voucher.id) ?? null })),
      known: sold.map(({ productOrder }) => productOrder).filter((number) => !isMade.has(number)),
    };
  });
}

type Making = Omit<Registering, "sold" | "note"> & { now: Date; links: Map<string, VoucherLink> };

function piecesOf(line: SoldVoucher, { products, company, by, now, links }: Making): NewVoucher[] {
  const product = products.find(({ code }) => code === line.product);
  if (!product) return [];
  return Array.from({ length: line.quantity }, (_, piece) => {
    const id = randomUUID();
    const link = company ? null : newLink();
    if (link) links.set(id, link);
    return {
      id,
      productOrder: line.productOrder,
      piece,
      orderNumber: line.order || line.productOrder,
      kind: product.kind,
      plan: product.plan,
      // A company's customer is named when it is handed over.
      ...(link && { holder: line.buyer, digits: line.digits, link: hashOfLink(link) }),
      company,
      createdBy: by,
      createdAt: now,
      expiresAt: voucherEndsAt(now),
    };
  });
}
