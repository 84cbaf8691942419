import { newUuid } from "#domain/uuid.ts";

/** Idempotency key: sent along with a change, so that the server does it once however often it is sent. */
export const newIdempotencyKey = (): string => newUuid();
