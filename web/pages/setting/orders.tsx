import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Part } from "#web/shell/page-part.tsx";
import { OrderHistory } from "./order-history.tsx";

/** What was ordered, with the way to each order, its receipt and its refund. */
export function Orders() {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === "#orders") place.current?.scrollIntoView();
  }, [hash]);
  return (
    <div id="orders" ref={place}>
      <Part title="주문 내역" about="주문을 누르시면 영수증을 보거나 취소, 환불하실 수 있습니다.">
        <OrderHistory />
      </Part>
    </div>
  );
}
