/**
 * Addresses that more than one place builds, a function each; what answers them is in `web/routes.ts`. Those of a kind
 * (its page, list, editor) come from the kind: `cards/kinds/kinds.ts`.
 */

/** Where a member's cards are listed, of all kinds. */
export const MY_CARDS = "/my-mobile-card";

/** Where cards that were deleted can be brought back. */
export const DELETED_CARDS = `${MY_CARDS}/deleted`;

/** Where a member chooses which card to order, of all kinds. */
export const ORDERS = "/order";

/** Where anybody finds out whether a message, an address or a check number is one of ours. */
export const CHECK = "/check";

/** Where the owner of a card reads what guests left on it. */
export function responsesAddress(card: string): string {
  return `${MY_CARDS}/${encodeURIComponent(card)}/responses`;
}

/** Where the owner of a card lets in guests with tickets. */
export function checkInAddress(card: string): string {
  return `${MY_CARDS}/${encodeURIComponent(card)}/check-in`;
}

/** Where the owner of a card shows it to all who came. */
export function presentationAddress(card: string): string {
  return `${MY_CARDS}/${encodeURIComponent(card)}/presentation`;
}

/** The screen that a card's kind has for its owner. */
export function manageAddress(card: string): string {
  return `${MY_CARDS}/${encodeURIComponent(card)}/manage`;
}

/** Where a card is ordered. */
export function checkoutAddress(card: string): string {
  return `${ORDERS}/card/${encodeURIComponent(card)}`;
}

/** Where an order is seen; a payment provider sends its buyer back to it. */
export function orderAddress(order: string): string {
  return `${ORDERS}/${encodeURIComponent(order)}`;
}

export function paymentAddress(order: string): string {
  return `${orderAddress(order)}/payment`;
}

export function receiptAddress(order: string): string {
  return `${orderAddress(order)}/receipt`;
}

/** Whether somebody pays at this address: there, and only there, a provider's script may run. */
export function isPaymentAddress(path: string): boolean {
  return /^\/order\/[^/]+\/payment\/?$/.test(path);
}
