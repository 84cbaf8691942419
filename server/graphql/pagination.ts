import { z } from "zod";
import { cardId } from "#domain/card-id.ts";
import { entryId } from "#domain/entry.ts";
import { orderId } from "#domain/order.ts";
import { Refusal } from "#domain/refusal.ts";
import type * as cards from "#server/cards/store.ts";
import type * as handOvers from "#server/companies/hand-overs-store.ts";
import type * as companies from "#server/companies/store.ts";
import type * as coupons from "#server/coupons/store.ts";
import type * as entries from "#server/entries/store.ts";
import type * as orders from "#server/orders/store.ts";
import type * as reports from "#server/reports/store.ts";
import type * as vouchers from "#server/vouchers/store.ts";
import { MAX_PAGE } from "./limits.ts";

/** What a page of a list holds when nobody says how much. */
const USUAL_PAGE = 20;

export function pageSize(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? USUAL_PAGE, 1), MAX_PAGE);
}

/** A page and where the next one begins; `rows` were asked for one more than the page holds. */
export function paginate<Row, Next>(
  rows: Row[],
  { size, next }: { size: number; next(last: NoInfer<Row>): Next },
) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last !== undefined ? next(last) : null };
}

/** Farther dates are none to the database. */
const YEAR_9999 = Date.UTC(9_999, 0);
const moment = z.int().min(0).max(YEAR_9999);

/** Pagination: the cursors of lists, as texts that a client hands back. */
const cardCursor = z.tuple([moment, cardId]);
const entryCursor = z.tuple([moment, entryId]);
const companyCursor = z.tuple([moment, z.guid()]);
const couponCursor = z.tuple([moment, z.guid()]);
const handOverCursor = z.tuple([moment, z.guid()]);
const orderCursor = z.tuple([moment, orderId]);
const reportCursor = z.tuple([moment, z.guid()]);
const voucherCursor = z.tuple([moment, z.string().max(200), z.int().min(0).max(10_000)]);
const shownCursor = z.tuple([z.boolean(), moment, entryId]);

export function writeCardCursor({ updatedAt, id }: cards.CardCursor): string {
  return written([updatedAt.getTime(), id]);
}

export function readCardCursor(text: string): cards.CardCursor {
  const [updatedAt, id] = read(cardCursor, text);
  return { updatedAt: new Date(updatedAt), id };
}

export function writeEntryCursor({ createdAt, id }: entries.EntryCursor): string {
  return written([createdAt.getTime(), id]);
}

export function readEntryCursor(text: string): entries.EntryCursor {
  const [createdAt, id] = read(entryCursor, text);
  return { createdAt: new Date(createdAt), id };
}

export function writeOrderCursor({ placedAt, id }: orders.OrderCursor): string {
  return written([placedAt.getTime(), id]);
}

export function readOrderCursor(text: string): orders.OrderCursor {
  const [placedAt, id] = read(orderCursor, text);
  return { placedAt: new Date(placedAt), id };
}

export function writeCompanyCursor({ createdAt, id }: companies.CompanyCursor): string {
  return written([createdAt.getTime(), id]);
}

export function readCompanyCursor(text: string): companies.CompanyCursor {
  const [createdAt, id] = read(companyCursor, text);
  return { createdAt: new Date(createdAt), id };
}

export function writeCouponCursor({ createdAt, id }: coupons.CouponCursor): string {
  return written([createdAt.getTime(), id]);
}

export function readCouponCursor(text: string): coupons.CouponCursor {
  const [createdAt, id] = read(couponCursor, text);
  return { createdAt: new Date(createdAt), id };
}

export function writeHandOverCursor({ createdAt, id }: handOvers.HandOverCursor): string {
  return written([createdAt.getTime(), id]);
}

export function readHandOverCursor(text: string): handOvers.HandOverCursor {
  const [createdAt, id] = read(handOverCursor, text);
  return { createdAt: new Date(createdAt), id };
}

export function writeReportCursor({ createdAt, id }: reports.ReportCursor): string {
  return written([createdAt.getTime(), id]);
}

export function readReportCursor(text: string): reports.ReportCursor {
  const [createdAt, id] = read(reportCursor, text);
  return { createdAt: new Date(createdAt), id };
}

export function writeVoucherCursor({ createdAt, productOrder, piece }: vouchers.VoucherCursor): string {
  return written([createdAt.getTime(), productOrder, piece]);
}

export function readVoucherCursor(text: string): vouchers.VoucherCursor {
  const [createdAt, productOrder, piece] = read(voucherCursor, text);
  return { createdAt: new Date(createdAt), productOrder, piece };
}

export function writeShownCursor({ pinned, createdAt, id }: entries.ShownEntryCursor): string {
  return written([pinned, createdAt.getTime(), id]);
}

export function readShownCursor(text: string): entries.ShownEntryCursor {
  const [pinned, createdAt, id] = read(shownCursor, text);
  return { pinned, createdAt: new Date(createdAt), id };
}

function written(place: unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

function read<Place>(shape: z.ZodType<Place>, text: string): Place {
  const place = shape.safeParse(parsed(Buffer.from(text, "base64url").toString()));
  if (place.success) return place.data;
  throw new Refusal("INVALID", { fields: { after: "목록을 처음부터 다시 열어 주세요." } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
