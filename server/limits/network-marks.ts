import { createHmac } from "node:crypto";
import type { CardId } from "#domain/card-id.ts";
import { networkOf } from "./rate-limit.ts";

/** 96 bits: two networks are never taken for one. */
const CHARACTERS = 16;

export type NetworkMarks = ReturnType<typeof createNetworkMarks>;

/**
 * Marks by which two guests of one card are seen to share a network. The key is not in the database, so that nobody who
 * reads it finds an address by trying all; and the same network is another mark on another card.
 */
export function createNetworkMarks({ secret }: { secret: string }) {
  return function markOf({ card, ip }: { card: CardId; ip: string }): string {
    return createHmac("sha256", `network marks ${secret}`)
      .update(`${card} ${networkOf(ip)}`)
      .digest("base64url")
      .slice(0, CHARACTERS);
  };
}
