import { Button } from "@mantine/core";
import { useCallback, useState } from "react";
import { koreanDay } from "#domain/korean-day.ts";
import { momentWords } from "#domain/moment-words.ts";
import { ask } from "#web/api.ts";
import { explain } from "#web/forms/explain.ts";
import {
  AdminCouponsDocument,
  type AdminCouponsQuery,
  AdminStopCouponDocument,
  type CouponFieldsFragment,
} from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useList } from "#web/queries/use-list.ts";
import { Sheet } from "#web/shell/sheet.tsx";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import IconPlus from "~icons/tabler/plus";
import styles from "./admin.module.css";
import { CouponForm } from "./coupon-form.tsx";
import { CouponUses } from "./coupon-uses.tsx";
import { couponInList } from "./coupon-words.ts";
import { List, State } from "./list.tsx";
import { MadeCodes } from "./made-codes.tsx";
import { PageTop } from "./page-top.tsx";

type Coupon = CouponFieldsFragment;

export function meta() {
  return [{ title: "쿠폰 관리 · 고이" }, { name: "robots", content: "noindex" }];
}

const coupons = {
  query: (after?: string) => apiQuery(AdminCouponsDocument, { first: 30, after }),
  page: ({ adminCoupons }: AdminCouponsQuery) => ({ rows: adminCoupons.coupons, next: adminCoupons.next }),
};

/** All coupons, and new ones: one with a name of its own, or many that nobody guesses. */
export default function AdminCouponsPage() {
  const list = useList(coupons);
  /** What a new one begins with; null while none is made. */
  const [begun, setBegun] = useState<{ like?: Coupon } | null>(null);
  const [made, setMade] = useState<Coupon[]>([]);
  const [looked, setLooked] = useState<Coupon | null>(null);
  const [stopping, setStopping] = useState<Coupon | null>(null);
  const [toast, setToast] = useState<ToastWords | null>(null);
  const gone = useCallback(() => setToast(null), []);

  async function stop({ id }: Coupon) {
    setStopping(null);
    try {
      list.put((await ask(AdminStopCouponDocument, { id })).adminStopCoupon);
      setToast({ sentence: "쿠폰을 멈췄습니다. 이미 쓰신 주문은 그대로입니다." });
    } catch (error) {
      setToast({ sentence: explain(error).sentence });
    }
  }

  return (
    <>
      <PageTop title="쿠폰" lead="만들고, 멈추고, 얼마나 쓰였는지 봅니다.">
        <Button leftSection={<IconPlus size={20} stroke={1.6} aria-hidden />} onClick={() => setBegun({})}>
          쿠폰 만들기
        </Button>
      </PageTop>
      <List list={list} empty="아직 만든 쿠폰이 없습니다. 첫 쿠폰을 만들어 보세요.">
        {(coupon) => (
          <CouponRow
            coupon={coupon}
            onUses={() => setLooked(coupon)}
            onLike={() => setBegun({ like: coupon })}
            onStop={() => setStopping(coupon)}
          />
        )}
      </List>
      <Sheet opened={begun !== null} onClose={() => setBegun(null)} title="쿠폰 만들기">
        {begun && (
          <CouponForm
            like={begun.like}
            onMade={(coupons) => {
              setBegun(null);
              list.add(coupons);
              setMade(coupons);
            }}
          />
        )}
      </Sheet>
      <Sheet opened={made.length > 0} onClose={() => setMade([])} title="쿠폰을 만들었습니다">
        <MadeCodes coupons={made} />
      </Sheet>
      <Sheet opened={stopping !== null} onClose={() => setStopping(null)} title="쿠폰을 멈출까요?">
        <p className={styles.about}>
          {stopping?.code} 쿠폰을 이제 아무도 쓸 수 없게 됩니다. 다시 켤 수는 없고, 같은 조건으로 새로 만들 수
          있습니다.
        </p>
        <Button fullWidth size="lg" mt="md" color="red.9" onClick={() => stopping && void stop(stopping)}>
          멈추기
        </Button>
      </Sheet>
      <CouponUses coupon={looked} onClose={() => setLooked(null)} />
      <Toast toast={toast} onGone={gone} />
    </>
  );
}

type RowProps = { coupon: Coupon; onUses(): void; onLike(): void; onStop(): void };

function CouponRow({ coupon, onUses, onLike, onStop }: RowProps) {
  const { word, tone } = standingOf(coupon);
  return (
    <div className={styles.row} data-wide>
      <span className={styles.name}>
        {coupon.code}
        <State word={word} tone={tone} />
      </span>
      <span>{couponInList(coupon)}</span>
      <span className={styles.about}>
        {coupon.label} · {usedInWords(coupon)} · {momentWords(coupon.createdAt)}에 만듦
      </span>
      <div className={styles.acts}>
        {coupon.used > 0 && (
          <Button variant="default" onClick={onUses}>
            쓰인 곳
          </Button>
        )}
        <Button variant="default" onClick={onLike}>
          비슷하게
        </Button>
        {!coupon.stoppedAt && (
          <Button variant="subtle" c="red.9" onClick={onStop}>
            멈추기
          </Button>
        )}
      </div>
    </div>
  );
}

function standingOf({ stoppedAt, from, until, mostUses, used }: Coupon) {
  const today = koreanDay(new Date());
  if (stoppedAt) return { word: "멈춤", tone: "bad" as const };
  if (until && until < today) return { word: "기간 지남", tone: undefined };
  if (mostUses !== null && used >= mostUses) return { word: "모두 쓰임", tone: undefined };
  if (from && from > today) return { word: "시작 전", tone: "waits" as const };
  return { word: "쓰는 중", tone: "good" as const };
}

function usedInWords({ used, mostUses }: Coupon): string {
  const most = mostUses === null ? "" : ` / ${mostUses.toLocaleString("ko")}`;
  return `${used.toLocaleString("ko")}${most}번 쓰임`;
}
