import { Navigate } from "react-router";
import { orderAt } from "./order-address.ts";
import type { ShownOrder } from "./order-words.ts";
import { Practice } from "./practice.tsx";
import { TossDesk } from "./toss-desk.tsx";

/** Where an order is paid, by the way that was chosen for it. What is not to be paid here is only looked at. */
export function Pay({ order }: { order: ShownOrder }) {
  if (order.state === "PENDING" && !order.isUncertain) {
    if (order.way === "practice") return <Practice order={order} />;
    if (order.way === "toss") return <TossDesk order={order} />;
  }
  return <Navigate to={orderAt(order)} replace />;
}
