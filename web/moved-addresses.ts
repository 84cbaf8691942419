import { replace } from "react-router";
import { kindAt } from "#cards/kinds/kinds.ts";
import {
  checkInAddress,
  checkoutAddress,
  DELETED_CARDS,
  manageAddress,
  orderAddress,
  paymentAddress,
  presentationAddress,
  receiptAddress,
  responsesAddress,
} from "#domain/addresses.ts";

/** A page that stood behind a question mark: `?name=id`, or `?name=id&with`; `?name` alone where it is about no card. */
type Moved = { name: string; with?: string; isAlone?: true; to(id: string): string };

/** On every list of cards. The first that is asked for counts. */
const onLists: readonly Moved[] = [
  { name: "responses", to: responsesAddress },
  { name: "door", to: checkInAddress },
  { name: "stage", to: presentationAddress },
  { name: "desk", to: manageAddress },
  { name: "deleted", isAlone: true, to: () => DELETED_CARDS },
];

/** On `/order` and on the order address of every kind. */
const onOrders: readonly Moved[] = [
  { name: "order", with: "receipt", to: receiptAddress },
  { name: "order", with: "pay", to: paymentAddress },
  { name: "order", to: orderAddress },
  { name: "id", to: checkoutAddress },
];

/** Where the page of an old address is now, with all else that stood in its query; null where it has not moved. */
function movedAddress({ pathname, searchParams }: URL): string | null {
  const moved = (kindAt("order", pathname) ? onOrders : onLists).find(
    ({ name, isAlone, with: also }) =>
      (isAlone ? searchParams.has(name) : searchParams.get(name)) && (!also || searchParams.has(also)),
  );
  if (!moved) return null;
  const id = searchParams.get(moved.name) ?? "";
  const rest = new URLSearchParams(searchParams);
  rest.delete(moved.name);
  if (moved.with) rest.delete(moved.with);
  return rest.size > 0 ? `${moved.to(id)}?${rest}` : moved.to(id);
}

/**
 * Leads from an old address to the new one: they stand in e-mails and bookmarks, and payments that were under way come
 * back to them. To be called before anything is fetched.
 */
export function redirectMoved({ url }: Request): void {
  const to = movedAddress(new URL(url));
  if (to !== null) throw replace(to);
}
