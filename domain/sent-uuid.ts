import { z } from "zod";
import { Refusal } from "#domain/refusal.ts";

/** What `newIdempotencyKey` makes. Not there, because a guest's page makes keys and does without zod. */
export const idempotencyKey = z.guid();

/** The idempotency key that came with a change. */
export function keySent(sent: string): string {
  const key = idempotencyKey.safeParse(sent).data;
  if (!key) throw new Refusal("INVALID", { fields: { key: "UUID를 보내 주세요." } });
  return key;
}

/** The id by which something was asked for; what is none names nothing. */
export function idSent(sent: string): string {
  const id = z.guid().safeParse(sent).data;
  if (!id) throw new Refusal("NOT_FOUND");
  return id;
}
