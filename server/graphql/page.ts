import { z } from "zod";
import { cardId } from "#domain/card-id.ts";
import { entryId } from "#domain/entry.ts";
import { orderId } from "#domain/order.ts";
import { Refusal } from "#domain/refusal.ts";
import type * as cards from "#server/store/cards.ts";
import type * as companies from "#server/store/companies.ts";
import type * as coupons from "#server/store/coupons.ts";
import type * as entries from "#server/store/entries.ts";
import type * as handOvers from "#server/store/hand-overs.ts";
import type * as orders from "#server/store/orders.ts";
import type * as reports from "#server/store/reports.ts";
import type * as vouchers from "#server/store/vouchers.ts";
import { MAX_PAGE } from "./limits.ts";

/** What a page of a list holds when nobody says how much. */
const USUAL_PAGE = 20;

export function pageSize(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? USUAL_PAGE, 1), MAX_PAGE);
}

/** A page and where the next one begins; `rows` were asked for one more than the page holds. */
export function pageOf<Row, Next>(
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

/** Places in lists, as texts that a client hands back. */
const cardPlace = z.tuple([moment, cardId]);
const entryPlace = z.tuple([moment, entryId]);
const companyPlace = z.tuple([moment, z.guid()]);
const couponPlace = z.tuple([moment, z.guid()]);
const handOverPlace = z.tuple([moment, z.guid()]);
const orderPlace = z.tuple([moment, orderId]);
const reportPlace = z.tuple([moment, z.guid()]);
const voucherPlace = z.tuple([moment, z.string().max(200), z.int().min(0).max(10_000)]);
const shownPlace = z.tuple([z.boolean(), moment, entryId]);

export function writePlace({ updatedAt, id }: cards.Place): string {
  return written([updatedAt.getTime(), id]);
}

export function readPlace(text: string): cards.Place {
  const [updatedAt, id] = read(cardPlace, text);
  return { updatedAt: new Date(updatedAt), id };
}

export function writeEntryPlace({ createdAt, id }: entries.Place): string {
  return written([createdAt.getTime(), id]);
}

export function readEntryPlace(text: string): entries.Place {
  const [createdAt, id] = read(entryPlace, text);
  return { createdAt: new Date(createdAt), id };
}

export function writeOrderPlace({ placedAt, id }: orders.Place): string {
  return written([placedAt.getTime(), id]);
}

export function readOrderPlace(text: string): orders.Place {
  const [placedAt, id] = read(orderPlace, text);
  return { placedAt: new Date(placedAt), id };
}

export function writeCompanyPlace({ createdAt, id }: companies.CompanyPlace): string {
  return written([createdAt.getTime(), id]);
}

export function readCompanyPlace(text: string): companies.CompanyPlace {
  const [createdAt, id] = read(companyPlace, text);
  return { createdAt: new Date(createdAt), id };
}

export function writeCouponPlace({ createdAt, id }: coupons.Place): string {
  return written([createdAt.getTime(), id]);
}

export function readCouponPlace(text: string): coupons.Place {
  const [createdAt, id] = read(couponPlace, text);
  return { createdAt: new Date(createdAt), id };
}

export function writeHandOverPlace({ createdAt, id }: handOvers.HandOverPlace): string {
  return written([createdAt.getTime(), id]);
}

export function readHandOverPlace(text: string): handOvers.HandOverPlace {
  const [createdAt, id] = read(handOverPlace, text);
  return { createdAt: new Date(createdAt), id };
}

export function writeReportPlace({ createdAt, id }: reports.ReportPlace): string {
  return written([createdAt.getTime(), id]);
}

export function readReportPlace(text: string): reports.ReportPlace {
  const [createdAt, id] = read(reportPlace, text);
  return { createdAt: new Date(createdAt), id };
}

export function writeVoucherPlace({ createdAt, productOrder, piece }: vouchers.Place): string {
  return written([createdAt.getTime(), productOrder, piece]);
}

export function readVoucherPlace(text: string): vouchers.Place {
  const [createdAt, productOrder, piece] = read(voucherPlace, text);
  return { createdAt: new Date(createdAt), productOrder, piece };
}

export function writeShownPlace({ pinned, createdAt, id }: entries.ShownPlace): string {
  return written([pinned, createdAt.getTime(), id]);
}

export function readShownPlace(text: string): entries.ShownPlace {
  const [pinned, createdAt, id] = read(shownPlace, text);
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
