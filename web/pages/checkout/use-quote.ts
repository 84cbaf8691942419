import { OrderQuoteDocument, type OrderQuoteQuery } from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useLoad } from "#web/queries/use-load.ts";

export type ShownQuote = OrderQuoteQuery["orderQuote"];

type Wanted = { card: string; plan: string | null; coupon: string };

/** What is to be paid, as the server computes it for what is chosen now. An earlier answer stands until the next comes. */
export function useQuote({ card, plan, coupon }: Wanted) {
  const query = plan === null ? null : apiQuery(OrderQuoteDocument, { card, plan, coupon: coupon || null });
  const { data, problem, busy, reload } = useLoad(query && { ...query, gcTime: 0, keepsLast: true });
  return {
    quote: data?.orderQuote ?? null,
    problem,
    busy,
    fetchQuote: async (): Promise<ShownQuote | null> => (await reload())?.orderQuote ?? null,
  };
}
