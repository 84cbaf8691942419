import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { Done } from "./done.tsx";
import { Ended } from "./ended.tsx";
import { forgetTry, readTry, type Try } from "./kept-choice.ts";
import type { Order } from "./order-words.ts";
import { failureWords } from "./toss-words.ts";
import { Transfer } from "./transfer.tsx";
import { Unpaid } from "./unpaid.tsx";
import { Waiting } from "./waiting.tsx";

type Props = {
  loaded: Order;
  /** What the provider said when it sent the buyer back without a payment. */
  failure: string | null;
};

/** An order, as what there is to do about it. */
export function OrderView({ loaded, failure }: Props) {
  const [order, setOrder] = useState(loaded);
  const [trying, setTrying] = useState<Try | null>(() => readTry(loaded.id));
  const [declined, setDeclined] = useState<string | null>(failure && failureWords(failure));
  const look = useFollowing(loaded, setOrder);

  function settled(known: Order) {
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

  if (order.state === "PAID") return <Done order={order} onChange={setOrder} />;
  if (order.state !== "PENDING") return <Ended order={order} />;
  if (trying || order.isUncertain) {
    return <Waiting order={order} trying={trying} onSettled={settled} onRefused={refused} />;
  }
  if (order.way === "transfer") return <Transfer order={order} onChange={setOrder} />;
  return <Unpaid order={order} declined={declined} onChange={setOrder} />;
}

/** What came from elsewhere counts as soon as somebody looks again: an admin saw the transfer, say. */
function useFollowing(loaded: Order, follow: (order: Order) => void): () => void {
  const { revalidate } = useRevalidator();
  useEffect(() => follow(loaded), [loaded, follow]);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && void revalidate();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [revalidate]);
  return () => void revalidate();
}
