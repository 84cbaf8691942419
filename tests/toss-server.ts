import { listen } from "./listen.ts";

type Held = { paymentKey: string; orderId: string; status: string; totalAmount: number; captures: number };
/** How the next answers fail: a "no", a yes that is lost on its way, nothing done and nothing said, an error, no answer ever. */
type Mood = "well" | "declining" | "lost" | "silent" | "broken" | "hanging";

export type TossServer = Awaited<ReturnType<typeof startToss>>;

/** What a proxy says when the answer behind it does not come, whatever was done there. */
function lostOnItsWay(): Response {
  return new Response("<h1>504 Gateway Time-out</h1>", { status: 504 });
}

/** Toss as far as we use it: payments by order, answers by idempotency key, and moods that a test may put it in. */
export async function startToss({ secretKey }: { secretKey: string }) {
  const held = new Map<string, Held>();
  const answered = new Map<string, Answer>();
  let mood: Mood = "well";
  let asked = 0;

  type Answer = { status: number; body: object };
  const no = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } });
  const shown = ({ captures: _, ...payment }: Held): Answer => ({
    status: 200,
    body: { ...payment, method: "카드", receipt: { url: "https://toss.example/receipt" } },
  });

  function confirm(body: { paymentKey: string; orderId: string; amount: number }): Answer {
    if (mood === "declining") return no(400, "REJECT_CARD_PAYMENT", "한도 초과 혹은 잔액 부족입니다.");
    const known = held.get(body.orderId);
    if (known) return no(400, "ALREADY_PROCESSED_PAYMENT", "이미 처리된 결제 입니다.");
    const { paymentKey, orderId, amount: totalAmount } = body;
    const payment = { paymentKey, orderId, totalAmount, status: "DONE", captures: 1 };
    held.set(orderId, payment);
    return shown(payment);
  }

  function cancel(paymentKey: string): Answer {
    const payment = [...held.values()].find((known) => known.paymentKey === paymentKey);
    if (!payment) return no(404, "NOT_FOUND_PAYMENT", "존재하지 않는 결제 정보 입니다.");
    if (payment.status === "CANCELED") return no(400, "ALREADY_CANCELED_PAYMENT", "이미 취소된 결제 입니다.");
    payment.status = "CANCELED";
    return shown(payment);
  }

  async function answer(request: Request): Promise<Answer> {
    const { pathname } = new URL(request.url);
    const basic = `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`;
    if (request.headers.get("authorization") !== basic)
      return no(401, "UNAUTHORIZED_KEY", "인증되지 않은 키");
    if (request.method === "GET") {
      const payment = held.get(pathname.split("/").at(-1) ?? "");
      return payment ? shown(payment) : no(404, "NOT_FOUND_PAYMENT", "존재하지 않는 결제 정보 입니다.");
    }
    const key = request.headers.get("idempotency-key") ?? "";
    const before = answered.get(key);
    if (before) return before;
    const body = await request.json();
    const said = pathname.endsWith("/confirm") ? confirm(body) : cancel(pathname.split("/").at(-2) ?? "");
    answered.set(key, said);
    return said;
  }

  const server = await listen(async (request) => {
    asked += 1;
    if (mood === "broken")
      return Response.json({ code: "FAILED_INTERNAL", message: "오류" }, { status: 500 });
    if (mood === "hanging") return new Promise(() => undefined);
    if (mood === "silent") return lostOnItsWay();
    const { status, body } = await answer(request);
    if (mood === "lost") return lostOnItsWay();
    return Response.json(body, { status });
  });

  return {
    url: server.origin,
    close: server.close,
    feel: (next: Mood) => {
      mood = next;
    },
    asked: () => asked,
    held: (order: string) => held.get(order),
    /** Somebody gives the money back at Toss's own desk. */
    cancelAtDesk: (order: string) => {
      const payment = held.get(order);
      if (payment) payment.status = "CANCELED";
    },
  };
}
