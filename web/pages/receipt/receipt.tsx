import { Button } from "@mantine/core";
import { Link } from "react-router";
import { orderAddress } from "#domain/addresses.ts";
import { datedMomentWords } from "#domain/moment-words.ts";
import { inWon } from "#domain/money.ts";
import type { ServiceQuery } from "#web/graphql/graphql.ts";
import { creditWords, type ShownOrder, wayWords } from "#web/orders/order-words.ts";
import { Sum } from "#web/orders/sum.tsx";
import { NotePage } from "#web/shell/page-note.tsx";
import { webWords } from "#web/words.ts";
import IconPrinter from "~icons/tabler/printer";
import styles from "./receipt.module.css";

type Business = ServiceQuery["service"]["business"];
type Props = { order: ShownOrder; business: Business; buyer: { name: string; email: string } };

/** What was bought from whom, on a sheet that can be printed or kept. */
export function Receipt({ order, business, buyer }: Props) {
  const { receipt } = order;
  if (!receipt) {
    return (
      <NotePage title="아직 영수증이 없습니다" words="결제가 끝나면 여기에서 보실 수 있습니다.">
        <Button component={Link} to={orderAddress(order.id)}>
          주문으로 가기
        </Button>
      </NotePage>
    );
  }
  return (
    <div className={styles.backdrop}>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <h1>영수증</h1>
          <p>{order.number}</p>
        </header>
        {order.way === "practice" && (
          <p className={styles.stamp}>연습 결제입니다. 실제로 오간 금액이 없어 증빙으로 쓸 수 없습니다.</p>
        )}
        {order.state === "REFUNDED" && order.refundedAt && (
          <p className={styles.stamp}>{datedMomentWords(order.refundedAt)}에 전액 환불되었습니다.</p>
        )}
        <dl className={styles.facts}>
          <dt>받는 분</dt>
          <dd>{buyer.name || buyer.email}</dd>
          <dt>내용</dt>
          <dd>
            {order.name}
            {order.card && <span>{order.card.title || webWords.untitled}</span>}
          </dd>
          <dt>결제 일시</dt>
          <dd>{order.paidAt && datedMomentWords(order.paidAt)}</dd>
          <dt>결제 방법</dt>
          <dd>{wayWords(order)}</dd>
        </dl>
        <dl className={styles.sums}>
          <Sum label="정가" amount={inWon(order.listPrice)} />
          {order.credit > 0 && <Sum label={creditWords(order)} amount={`−${inWon(order.credit)}`} />}
          {order.discount > 0 && <Sum label="쿠폰 할인" amount={`−${inWon(order.discount)}`} />}
          <Sum label="공급가액" amount={inWon(receipt.supply)} />
          <Sum label="부가세" amount={inWon(receipt.vat)} />
          <Sum label="합계" amount={<strong>{inWon(order.total)}</strong>} isTotal />
        </dl>
        <Seller business={business} />
      </article>
      <div className={styles.acts}>
        <Button
          leftSection={<IconPrinter size={20} stroke={1.6} aria-hidden />}
          onClick={() => window.print()}
        >
          인쇄하기
        </Button>
        {receipt.url && (
          <Button
            component="a"
            href={receipt.url}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
          >
            카드 전표 보기
          </Button>
        )}
        <Button component={Link} to={orderAddress(order.id)} variant="subtle">
          주문으로 돌아가기
        </Button>
      </div>
    </div>
  );
}

/** Who sold it, as far as the operator says. */
function Seller({ business }: { business: Business }) {
  const facts = [
    ["상호", business.name ?? "고이"],
    ["대표자", business.representative],
    ["사업자등록번호", business.number],
    ["통신판매업신고", business.mailOrderNumber],
    ["주소", business.address],
    ["전화", business.phone],
    ["이메일", business.email],
  ].filter(([, value]) => value);
  return (
    <footer className={styles.seller}>
      <h2>판매자</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </footer>
  );
}
