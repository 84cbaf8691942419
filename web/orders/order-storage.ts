import { z } from "zod";
import { newIdempotencyKey } from "#domain/idempotency-key.ts";
import { idempotencyKey } from "#domain/sent-uuid.ts";

/** What a buyer has chosen and typed for a card. */
export type OrderChoice = {
  plan: string | null;
  /** The code that counts, and what stands in its field. */
  coupon: string;
  typed: string;
  way: string | null;
  depositor: string;
};

const choice = z.object({
  plan: z.string().nullable(),
  coupon: z.string(),
  typed: z.string(),
  way: z.string().nullable(),
  depositor: z.string(),
});
const placing = z.object({ key: idempotencyKey, what: z.string() });
const paying = z.object({ reference: z.string(), amount: z.int() });

/** A payment that the buyer agreed to: what it is called, and what was agreed. */
export type Try = z.infer<typeof paying>;

const choiceOf = (card: string) => `goi.order.${card}`;
const placingOf = (card: string) => `goi.order.${card}.placing`;
const tryOf = (order: string) => `goi.order.${order}.try`;

/** Null for what is not there, is no longer of this shape, or may not be read here. */
function read<Kept>(name: string, schema: z.ZodType<Kept>): Kept | null {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(name) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

function write(name: string, kept: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing asks once more after a reload.
  }
}

function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

export const readChoice = (card: string) => read(choiceOf(card), choice);
export const keepChoice = (card: string, kept: OrderChoice) => write(choiceOf(card), kept);

/** After the order is placed nothing of it is needed for the next. */
export function forgetChoice(card: string): void {
  forget(choiceOf(card));
  forgetPlacing(card);
}

/** The next order is another one, whatever it is for. */
export const forgetPlacing = (card: string) => forget(placingOf(card));

/** The key of an order that is being placed: the same for the same one, after a second tap or a lost answer. */
export function placingKey(card: string, wanted: object): string {
  const what = JSON.stringify(wanted);
  const before = read(placingOf(card), placing);
  if (before?.what === what) return before.key;
  const key = newIdempotencyKey();
  write(placingOf(card), { key, what });
  return key;
}

export const readTry = (order: string) => read(tryOf(order), paying);
export const keepTry = (order: string, kept: Try) => write(tryOf(order), kept);
export const forgetTry = (order: string) => forget(tryOf(order));
