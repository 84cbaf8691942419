import type { z } from "zod";
import { DATED_NUMBER_BYTES, datedNumbers } from "#domain/dated-number.ts";

/** `G-261115-7K3FX`. It opens nothing by itself. */
export type OrderNumber = string & z.BRAND<"OrderNumber">;

export const ORDER_NUMBER_BYTES = DATED_NUMBER_BYTES;

const numbers = datedNumbers("G");

export function orderNumberOf(placedAt: Date, random: Uint8Array): OrderNumber {
  return numbers.of(placedAt, random) as OrderNumber;
}

/** A number as somebody typed it, with or without its dashes; null for one with a slip in it. */
export function readOrderNumber(typed: string): OrderNumber | null {
  return numbers.read(typed) as OrderNumber | null;
}
