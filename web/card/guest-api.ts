import type { Guest } from "#cards/guest.ts";
import type { CardPage } from "#cards/page.ts";

export function createGuest(_page: CardPage): Guest | null {
  return null;
}
