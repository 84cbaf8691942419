/** What other folders may use of these rows; everything else in the store is its own. */
export {
  countWaiting,
  disownOrders,
  findPendingOf,
  isActiveOrder,
  listActiveOrders,
  listOrders,
  listOrdersBetween,
  type OrderRow,
} from "./store.ts";
