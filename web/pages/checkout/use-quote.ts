import { useCallback, useEffect, useRef, useState } from "react";
import { ask } from "#web/api.ts";
import { explain } from "#web/forms/explain.ts";
import { OrderQuoteDocument, type OrderQuoteQuery } from "#web/graphql/graphql.ts";

export type ShownQuote = OrderQuoteQuery["orderQuote"];

type Wanted = { card: string; plan: string | null; coupon: string };

/** What is to be paid, as the server computes it for what is chosen now. An earlier answer stands until the next comes. */
export function useQuote({ card, plan, coupon }: Wanted) {
  const [quote, setQuote] = useState<ShownQuote | null>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const newest = useRef(0);

  const fetchQuote = useCallback(async (): Promise<ShownQuote | null> => {
    if (plan === null) return null;
    newest.current += 1;
    const turn = newest.current;
    setBusy(true);
    setProblem(undefined);
    try {
      const { orderQuote } = await ask(OrderQuoteDocument, { card, plan, coupon: coupon || null });
      if (turn === newest.current) setQuote(orderQuote);
      return orderQuote;
    } catch (error) {
      if (turn === newest.current) {
        setQuote(null);
        setProblem(explain(error).sentence);
      }
      return null;
    } finally {
      if (turn === newest.current) setBusy(false);
    }
  }, [card, plan, coupon]);

  useEffect(() => {
    void fetchQuote();
  }, [fetchQuote]);

  return { quote, problem, busy, fetchQuote };
}
