import { z } from "zod";

/** What the server says for who pays by Toss; see `server/adapters/payments-toss.ts`. */
export const tossOpening = z.object({
  sdk: z.url(),
  clientKey: z.string(),
  customerKey: z.string(),
  orderId: z.string(),
  orderName: z.string(),
  amount: z.coerce.number().int(),
});

type Request = {
  method: "CARD";
  amount: { currency: "KRW"; value: number };
  orderId: string;
  orderName: string;
  successUrl: string;
  failUrl: string;
  /** The whole page goes there: no window that an in-app browser would hold back, and no frame. */
  windowTarget: "self";
};
type Toss = (clientKey: string) => {
  payment(payer: { customerKey: string }): { requestPayment(request: Request): Promise<void> };
};

let coming: Promise<Toss> | null = null;

/** Toss's own script, fetched once and only for who pays by it. */
function loadToss(address: string): Promise<Toss> {
  coming ??= new Promise<Toss>((resolve, reject) => {
    const script = document.createElement("script");
    const failed = () => {
      script.remove();
      coming = null;
      reject(new Error("Toss's script did not come"));
    };
    script.src = address;
    script.onload = () => {
      const { TossPayments } = window as unknown as { TossPayments?: Toss };
      if (TossPayments) resolve(TossPayments);
      else failed();
    };
    script.onerror = failed;
    document.head.append(script);
  });
  return coming;
}

/** Lets the buyer agree to a payment on Toss's own page, which sends them back to `back`. */
export async function openToss(opening: z.infer<typeof tossOpening>, back: string): Promise<void> {
  const { sdk, clientKey, customerKey, orderId, orderName, amount } = opening;
  const toss = await loadToss(sdk);
  await toss(clientKey)
    .payment({ customerKey })
    .requestPayment({
      method: "CARD",
      amount: { currency: "KRW", value: amount },
      orderId,
      orderName,
      successUrl: back,
      failUrl: back,
      windowTarget: "self",
    });
}
