import { useEffect, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { orderAddress, paymentAddress } from "#domain/addresses.ts";
import { depositor as depositorRule } from "#domain/order.ts";
import { ask } from "#web/api.ts";
import { ApiRefusal } from "#web/api-call.ts";
import type { Explanation } from "#web/forms/explain.ts";
import {
  type CardFieldsFragment,
  type OrderPlansQuery,
  type PayWaysQuery,
  PlaceOrderDocument,
} from "#web/graphql/graphql.ts";
import {
  forgetChoice,
  forgetPlacing,
  keepChoice,
  type OrderChoice,
  placingKey,
  readChoice,
} from "#web/orders/order-storage.ts";
import type { ShownOrder } from "#web/orders/order-words.ts";
import { useAction } from "#web/queries/use-action.ts";
import { useQuote } from "./use-quote.ts";

export type CheckoutOffer = OrderPlansQuery["orderPlans"][number];
export type CheckoutWay = PayWaysQuery["payWays"][number];

export type CheckoutParts = {
  card: CardFieldsFragment;
  plans: readonly CheckoutOffer[];
  ways: readonly CheckoutWay[];
  /** A code that stood in the address. */
  coupon: string;
};

/** What the buyer must still say, by the field that says it. */
export type Missing = { plan?: string; way?: string; depositor?: string };

/** A refusal after which the sums are no longer what the buyer saw. */
function isOtherSum({ code }: ApiRefusal): boolean {
  return code === "PAYMENT_AMOUNT" || code.startsWith("COUPON_");
}

/** All that is chosen on the way to an order, kept on the device, and the order itself. */
export function useCheckout({ card, plans, ways, coupon }: CheckoutParts) {
  const [choice, setChoice] = useState<OrderChoice>(() => firstChoice({ card, plans, ways, coupon }));
  const [missing, setMissing] = useState<Missing>({});
  /** What the buyer agreed to before the sum changed. */
  const [agreedBefore, setAgreedBefore] = useState<number | null>(null);
  const { quote, busy, fetchQuote, problem: quoteProblem } = useQuote({ card: card.id, ...choice });
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const placing = useAction(async (parts: Placing) => {
    const order = await placeOnce(parts);
    forgetChoice(card.id);
    await go(order);
  }, refused);

  useEffect(() => keepChoice(card.id, choice), [card.id, choice]);

  function change(changed: Partial<OrderChoice>) {
    setChoice((before) => ({ ...before, ...changed }));
    setMissing({});
    placing.setProblem(undefined);
    if ("plan" in changed || "coupon" in changed) setAgreedBefore(null);
  }

  const way = ways.find(({ name }) => name === choice.way) ?? null;
  const costs = quote !== null && quote.total > 0;

  async function place(): Promise<Missing> {
    const left = missingIn(choice, { way: costs ? way : null, costs });
    setMissing(left);
    placing.setProblem(undefined);
    if (Object.keys(left).length > 0 || !quote || !choice.plan) return left;
    const wanted = {
      card: card.id,
      plan: choice.plan,
      coupon: quote.couponLabel ? choice.coupon : null,
      agreed: quote.total,
    };
    const paid = {
      way: costs ? choice.way : null,
      depositor: costs && way?.isByHand ? choice.depositor : null,
    };
    await placing.run({ wanted, paid });
    return {};
  }

  async function refused({ sentence, fields }: Explanation, error: unknown) {
    if (error instanceof ApiRefusal && isOtherSum(error)) {
      const agreed = quote?.total ?? null;
      const now = await fetchQuote();
      if (now && now.total !== agreed) return setAgreedBefore(agreed);
    }
    // Another tab was first: its order is what there is to see now.
    if (error instanceof ApiRefusal && error.code === "CONFLICT") await revalidate();
    if (fields.depositor) setMissing({ depositor: fields.depositor });
    else placing.setProblem(fields.plan ?? fields.way ?? sentence);
  }

  /** On to paying, or to the order where there is nothing to pay here. */
  async function go(order: ShownOrder) {
    const isPaidHere = order.state === "PENDING" && !ways.find(({ name }) => name === order.way)?.isByHand;
    const to = isPaidHere ? paymentAddress(order.id) : orderAddress(order.id);
    // A page that lets somebody else's script in is always one of its own: see server/http/security-headers.ts.
    if (isPaidHere && order.way === "toss") location.replace(to);
    else await navigate(to, { replace: true });
  }

  return {
    choice,
    change,
    way,
    costs,
    quote,
    missing,
    problem: placing.problem ?? quoteProblem,
    busy: busy || placing.busy,
    agreedBefore,
    fetchQuote,
    place,
  };
}

type Placing = {
  wanted: { card: string; plan: string; coupon: string | null; agreed: number };
  paid: { way: string | null; depositor: string | null };
};

/** The order under its key. One that ended meanwhile, after its answer was lost, is not what is wanted now. */
async function placeOnce({ wanted, paid }: Placing): Promise<ShownOrder> {
  const place = async () => {
    const key = placingKey(wanted.card, wanted);
    return (await ask(PlaceOrderDocument, { ...wanted, ...paid, key })).placeOrder;
  };
  const order = await place();
  if (order.state === "PENDING" || order.state === "PAID") return order;
  forgetPlacing(wanted.card);
  return place();
}

function firstChoice({ card, plans, ways, coupon }: CheckoutParts): OrderChoice {
  const kept = readChoice(card.id);
  const sold = plans.filter(({ problem }) => problem === null);
  const [only] = sold;
  const keptPlan = sold.some(({ name }) => name === kept?.plan) ? (kept?.plan ?? null) : null;
  const keptWay = ways.some(({ name }) => name === kept?.way) ? (kept?.way ?? null) : null;
  return {
    plan: keptPlan ?? (sold.length === 1 && only ? only.name : null),
    coupon: coupon || kept?.coupon || "",
    typed: coupon || kept?.typed || "",
    way: keptWay ?? (ways.length === 1 ? (ways[0]?.name ?? null) : null),
    depositor: kept?.depositor ?? "",
  };
}

function missingIn(
  choice: OrderChoice,
  { way, costs }: { way: CheckoutWay | null; costs: boolean },
): Missing {
  if (!choice.plan) return { plan: "요금제를 골라 주세요." };
  if (costs && !way) return { way: "결제 방법을 골라 주세요." };
  if (!way?.isByHand) return {};
  const name = depositorRule.safeParse(choice.depositor);
  return name.success ? {} : { depositor: name.error.issues[0]?.message };
}
