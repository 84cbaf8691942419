import { z } from "zod";
import { won } from "#domain/money.ts";
import { type OrderId, orderId } from "#domain/order.ts";
import { Refusal } from "#domain/refusal.ts";
import { readText } from "#server/http/body.ts";
import { createThrottle, type Pause } from "#server/limits/throttle.ts";
import type { Captured, Payments } from "#server/ports.ts";

/** Toss answers within seconds; a bank behind it may take a little longer, and a payer waits no longer than this. */
const ANSWER_WITHIN_MS = 20_000;
/** Anybody may call and name an order: Toss is not asked more often about one. It waits ten seconds for our answer. */
const ASK_EVERY_MS = 3_000;
/** What Toss tells is a few kilobytes. */
const MAX_CALL_BYTES = 64 * 1_024;

const payment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.string(),
  totalAmount: won,
  method: z.string().nullish(),
  receipt: z.object({ url: z.url() }).nullish(),
});
type TossPayment = z.infer<typeof payment>;

const failure = z.object({ code: z.string(), message: z.string() });
const call = z.object({ data: z.object({ orderId }) });

/** Codes that say nothing about whether the money was taken. */
const UNCLEAR =
  /^(ALREADY_PROCESSED_PAYMENT|IDEMPOTENT_REQUEST_PROCESSING|DUPLICATED_ORDER_ID|PROVIDER_ERROR|FAILED_.*|UNKNOWN.*)$/;
const NOTHING_THERE = /^NOT_FOUND_PAYMENT(_SESSION)?$/;
const GIVEN_BACK = "ALREADY_CANCELED_PAYMENT";

type Settings = {
  clientKey: string;
  secretKey: string;
  apiUrl: string;
  /** What the payer's browser loads. */
  sdkUrl: string;
  answerWithinMs?: number;
  pause?: Pause;
};
type Asked = { method: "GET" | "POST"; path: string; body?: object; key?: string };

/** Toss Payments by its REST interface: the browser lets the payer agree, and the money is taken here. */
export function createTossPayments(settings: Settings): Payments {
  const { clientKey, secretKey, apiUrl, sdkUrl, answerWithinMs = ANSWER_WITHIN_MS } = settings;
  const listeners: ((order: OrderId) => Promise<void>)[] = [];
  const throttled = createThrottle({ everyMs: ASK_EVERY_MS, pause: settings.pause });

  /** What Toss knows after the call, or the code of its "no". An answer that does not come is no "no". */
  async function ask({ method, path, body, key }: Asked): Promise<TossPayment | z.infer<typeof failure>> {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`,
        "content-type": "application/json",
        ...(key && { "idempotency-key": key }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch(() => undefined);
    const answer: unknown = await response?.json().catch(() => undefined);
    const known = z.union([payment, failure]).safeParse(answer);
    if (!response || response.status >= 500 || !known.success) throw new Refusal("PAYMENT_UNCERTAIN");
    // Wrong keys are our mistake, not the payer's.
    if (response.status === 401) throw new Error("Toss does not accept TOSS_SECRET_KEY");
    return known.data;
  }

  async function find(order: OrderId): Promise<Captured | null> {
    const known = await ask({ method: "GET", path: `/v1/payments/orders/${order}` });
    if ("status" in known) return known.status === "DONE" ? captured(known) : null;
    if (NOTHING_THERE.test(known.code)) return null;
    throw new Refusal("PAYMENT_UNCERTAIN");
  }

  async function tell(order: OrderId): Promise<void> {
    for (const listener of listeners) await listener(order);
  }

  return {
    way: "toss",
    label: "카드 · 간편결제",
    isPractice: false,
    isByHand: false,
    open: async ({ id, amount, name, payer }) => ({
      sdk: sdkUrl,
      clientKey,
      orderId: id,
      amount: String(amount),
      orderName: name,
      customerKey: payer,
    }),
    async confirm({ order, reference, amount, key }) {
      const body = { paymentKey: reference, orderId: order, amount };
      const said = await ask({ method: "POST", path: "/v1/payments/confirm", body, key });
      if ("status" in said && said.status === "DONE" && said.orderId === order) return captured(said);
      // Taken before, perhaps by this very try: what counts is what Toss has in its books.
      if ("status" in said || UNCLEAR.test(said.code)) {
        const found = await find(order);
        if (found) return found;
        throw new Refusal("PAYMENT_UNCERTAIN");
      }
      return { declined: said.message };
    },
    find,
    async giveBack({ order, reference, key, reason }) {
      const path = `/v1/payments/${encodeURIComponent(reference)}/cancel`;
      const said = await ask({ method: "POST", path, body: { cancelReason: reason }, key });
      const isBack = "status" in said ? said.status === "CANCELED" : said.code === GIVEN_BACK;
      if (!isBack && (await find(order))) throw new Refusal("PAYMENT_UNCERTAIN");
    },
    watch: (listener) => void listeners.push(listener),
    /** The webhook. Nothing in it is believed, since nothing in it is signed: it only makes us ask Toss ourselves. */
    async receive(request) {
      const about = call.safeParse(parsed(await readText(request, MAX_CALL_BYTES))).data?.data.orderId;
      if (about) await throttled(about, () => tell(about as OrderId));
      return new Response(null, { status: 204 });
    },
  };
}

function captured({ paymentKey, totalAmount, method, receipt }: TossPayment): Captured {
  return {
    reference: paymentKey,
    amount: totalAmount,
    method: method ?? "카드",
    receiptUrl: receipt?.url ?? null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
