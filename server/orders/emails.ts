import { called } from "#cards/engine/called.ts";
import type { Kind, Plan } from "#cards/engine/kind.ts";
import { planNamed } from "#cards/engine/plan.ts";
import { pageOf } from "#cards/kinds/kinds.ts";
import { josa } from "#cards/korean/hangul.ts";
import { orderAddress } from "#domain/addresses.ts";
import { sentence } from "#domain/day-words.ts";
import { koreanDay, koreanTime, lastDayBefore } from "#domain/korean-day.ts";
import { subjectOf } from "#domain/member.ts";
import { inWon } from "#domain/money.ts";
import { type CardRow, findCard } from "#server/cards/public.ts";
import { composeEmail } from "#server/emails/email.ts";
import type { EmailTemplate } from "#server/emails/template.ts";
import type { Email } from "#server/ports.ts";
import { isSoldByPrint } from "#server/prints/card-prints.ts";
import { isPaidInShop, productName } from "./order-parts.ts";
import { findOrder, type OrderEvent, type OrderRow } from "./store.ts";

type About = {
  to: string;
  event: OrderEvent["event"];
  order: OrderRow;
  card: CardRow | null;
  kind: Kind;
  /** Where a transfer goes; absent where none is taken. */
  account?: { bank: string; number: string; holder: string };
  origin: string;
};

/** To a buyer about what happened to an order. */
export const orderTemplate: EmailTemplate<Pick<OrderEvent, "order" | "event">> = {
  name: "order-event",
  label: "[고이] 주문 안내",
  // What could not be told until then is no news any more: the order itself shows it.
  newsForHours: 48,
  async compose({ database, identity, kinds, origin, config }, { data }) {
    const order = await findOrder(database.orm, data.order);
    const kind = kinds.find(({ name }) => name === order?.kind);
    const to = order?.owner && (await identity.email(subjectOf(order.owner)));
    if (!order || !kind || !to) return null;
    const card = order.card ? ((await findCard(database.orm, order.card)) ?? null) : null;
    return orderEmail({ to, event: data.event, order, card, kind, account: config.bank, origin });
  },
};

/** Null where nothing needs to be said. */
function orderEmail(about: About): Email | null {
  const { to, event, order, origin } = about;
  const said = sayings[event](about);
  if (!said) return null;
  const [subject, ...paragraphs] = said;
  const page = `${origin}${orderAddress(order.id)}`;
  const number = `주문 번호: ${order.number}\n${page}`;
  return composeEmail({ to, subject: `[고이] ${subject}` }, [...paragraphs, number]);
}

type Saying = (about: About) => [subject: string, ...paragraphs: string[]] | null;

const sayings: Record<OrderEvent["event"], Saying> = {
  place({ order, account, ...about }) {
    if (order.way !== "transfer" || !account) return null;
    return [
      `${inWon(order.total)}을 입금해 주시면 주문이 완료됩니다`,
      `‘${nameOf({ order, ...about })}’ 주문을 잘 받았습니다.\n아래 계좌로 입금해 주시면 확인하는 대로 메일로 알려 드립니다.`,
      [
        `입금하실 금액: ${inWon(order.total)}`,
        `계좌: ${account.bank} ${account.number} (${account.holder})`,
        `입금자 이름: ${order.depositor ?? ""}`,
        `입금 기한: ${moment(order.expiresAt)}까지`,
      ].join("\n"),
      "기한이 지나면 주문은 저절로 취소되고, 다시 주문하실 수 있습니다.",
    ];
  },
  pay({ order, card, kind, origin, ...about }) {
    const lines = [
      `상품: ${nameOf({ order, kind, ...about })}`,
      ...(isPaidInShop(order) ? [`스토어 이용권: ${inWon(order.credit)}`] : []),
      ...(order.discount > 0 ? [`쿠폰 할인: ${inWon(order.discount)}`] : []),
      `결제 금액: ${inWon(order.total)}`,
      ...(order.way === "practice" ? ["연습 결제입니다. 실제로 빠져나간 금액은 없습니다."] : []),
    ];
    return [
      order.total === 0 ? "주문이 완료되었습니다" : "결제가 완료되었습니다",
      `고맙습니다. ${order.total === 0 ? "주문이" : "결제가"} 잘 끝났습니다.`,
      lines.join("\n"),
      ...(card ? [lifeOf(card, { what: called(kind), plan: planNamed(kind, order.plan) })] : []),
      ...(card?.publishedAt
        ? [`${josa(called(kind), "은/는")} 여기에 있습니다.\n\n${origin}${pageOf(kind, card)}`]
        : []),
      ...(card && !card.publishedAt
        ? [
            `${josa(called(kind), "을/를")} 공개하시${isSoldByPrint(kind) ? "거나 표시 없는 파일을 받으시" : ""}기 전이라면 결제하신 뒤 7일까지 전액 환불해 드립니다.`,
          ]
        : []),
    ];
  },
  cancel: (about) => [
    "주문을 취소했습니다",
    `‘${nameOf(about)}’ 주문을 취소했습니다. 결제된 금액은 없습니다.`,
    "쓰신 쿠폰이나 이용권이 있다면 다시 쓰실 수 있습니다.\n혹시 이미 입금하셨다면 이 메일로 답해 주세요. 바로 돌려 드리겠습니다.",
  ],
  expire: (about) => [
    "결제 기한이 지나 주문이 취소되었습니다",
    `‘${nameOf(about)}’ 주문이 결제를 기다리다 취소되었습니다. 결제된 금액은 없습니다.\n만드신 ${josa(called(about.kind), "은/는")} 그대로 있습니다.`,
    `쓰신 쿠폰이나 이용권이 있다면 다시 쓰실 수 있습니다.\n언제든 ‘내 카드’에서 다시 주문하실 수 있습니다.\n\n${about.origin}/my-mobile-card`,
    "혹시 이미 입금하셨다면 이 메일로 답해 주세요. 바로 확인하겠습니다.",
  ],
  "ask-refund": ({ order }) => [
    "환불 신청을 받았습니다",
    `${inWon(order.total)}을 적어 주신 계좌로 돌려 드립니다. 영업일로 3일 안에 보내고, 보낸 뒤 다시 알려 드리겠습니다.`,
  ],
  refund: ({ order, ...about }) => [
    "환불이 완료되었습니다",
    order.total === 0
      ? `‘${nameOf({ order, ...about })}’ 주문을 되돌렸습니다. 쓰신 쿠폰이나 이용권은 다시 쓰실 수 있습니다.`
      : `‘${nameOf({ order, ...about })}’ 주문의 ${inWon(order.total)}을 모두 돌려 드렸습니다.`,
    ...(order.way === "toss"
      ? ["카드로 결제하셨다면 카드사에 따라 영업일로 3~5일 뒤에 내역에 나타날 수 있습니다."]
      : []),
    "쓰신 글과 사진은 그대로 보관하고 있습니다.",
  ],
  "return-late": ({ order }) => [
    "결제하신 금액을 돌려 드렸습니다",
    `이미 끝난 주문에 결제가 들어와 ${inWon(order.total)}을 그대로 돌려 드렸습니다.\n번거롭게 해 드려 죄송합니다. 필요하시면 새로 주문해 주세요.`,
  ],
};

function nameOf({ order, kind }: Pick<About, "order" | "kind">): string {
  return productName({ kind, plan: planNamed(kind, order.plan), occasion: order.occasion });
}

type Sold = { what: string; plan: Plan | undefined };

/** Until when guests see the card, or from when that is counted. */
function lifeOf({ publishedAt, expiresAt }: CardRow, { what, plan }: Sold): string {
  if (!publishedAt) return `이제 ${josa(what, "을/를")} 공개하시면 고이 표시 없이 보입니다.`;
  if (plan?.lasts) {
    return "고이 표시가 사라졌습니다. 기간이 끝나기 14일 전과 3일 전에 메일로 알려 드리고, 끝난 뒤에는 무료 요금제로 그대로 이어집니다.";
  }
  if (!expiresAt) return "고이 표시가 사라졌습니다.";
  const last = lastDayBefore(expiresAt);
  return `고이 표시가 사라졌고, ${josa(what, "을/를")} ${sentence({ date: last, time: null })}까지 보여 드립니다.`;
}

function moment(at: Date): string {
  return sentence({ date: koreanDay(at), time: koreanTime(at) });
}
