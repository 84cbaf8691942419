import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { forgetTry, readTry, type Try } from "#web/orders/order-storage.ts";
import type { ShownOrder } from "#web/orders/order-words.ts";
import { failureWords } from "#web/orders/payment-failure-words.ts";
import { OrderDone } from "./done.tsx";
import { EndedOrder } from "./ended.tsx";
import { Transfer } from "./transfer.tsx";
import { Unpaid } from "./unpaid.tsx";
import { WaitingOrder } from "./waiting.tsx";

type Props = {
  loaded: ShownOrder;
  /** What the provider said when it sent the buyer back without a payment. */
  failure: string | null;
};

/** An order, as what there is to do about it. */
export function OrderView({ loaded, failure }: Props) {
  const [order, setOrder] = useState(loaded);
  const [trying, setTrying] = useState<Try | null>(() => readTry(loaded.id));
  const [declined, setDeclined] = useState<string | null>(failure && failureWords(failure));
  const look = useFollowing(loaded, setOrder);

  function settled(known: ShownOrder) {
    forgetTry(order.id);
    setTrying(null);
    setOrder(known);
  }

  function refused(sentence: string) {
    forgetTry(order.id);
    setTrying(null);
    setOrder((before) => ({ ...before, isUncertain: false }));
    setDeclined(sentence);
    look();
  }

  if (order.state === "PAID") return <OrderDone order={order} onChange={setOrder} />;
  if (order.state !== "PENDING") return <EndedOrder order={order} />;
  if (trying || order.isUncertain) {
    return <WaitingOrder order={order} trying={trying} onSettled={settled} onRefused={refused} />;
  }
  if (order.way === "transfer") return <Transfer order={order} onChange={setOrder} />;
  return <Unpaid order={order} declined={declined} onChange={setOrder} />;
}

/** What came from elsewhere counts as soon as somebody looks again: an admin saw the transfer, say. */
function useFollowing(loaded: ShownOrder, follow: (order: ShownOrder) => void): () => void {
  const { revalidate } = useRevalidator();
  useEffect(() => follow(loaded), [loaded, follow]);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && void revalidate();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [revalidate]);
  return () => void revalidate();
}
