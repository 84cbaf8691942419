import { Button } from "@mantine/core";
import styles from "./binder.module.css";
import { POCKETS } from "./pages.ts";

/** A binder that waits: the first pocket shows what could be in it. */
export function EmptyBinder({ create }: { create: string }) {
  return (
    <div className={styles.empty} data-empty="true">
      <div className={styles.page} aria-hidden="true">
        <div className={styles.pockets}>
          {Array.from({ length: POCKETS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pockets have no names
            <div key={at} className={styles.pocket} data-free="true">
              {at === 4 && <FirstCard />}
            </div>
          ))}
        </div>
      </div>
      <h2 className={styles.invitation}>첫 카드를 꽂을 자리입니다</h2>
      <p className={styles.words}>
        좋아하는 사진 한 장이면 됩니다. 앞뒤를 꾸미고, 홀로그램을 입히고, 실제 크기로 뽑을 수 있습니다.
      </p>
      <Button component="a" href={create} size="lg">
        첫 포토카드 만들기
      </Button>
    </div>
  );
}

/** A card that is not there yet: an outline, and a small star. */
function FirstCard() {
  return (
    <svg viewBox="0 0 54 86" className={styles.first} aria-hidden="true">
      <rect
        x={1}
        y={1}
        width={52}
        height={84}
        rx={3}
        fill="#fffdf8"
        stroke="#c9b99f"
        strokeWidth={0.8}
        strokeDasharray="3 2.4"
      />
      <path d="M27 31q1.6 10.4 12 12q-10.4 1.6 -12 12q-1.6 -10.4 -12 -12q10.4 -1.6 12 -12Z" fill="#e9b44c" />
      <path d="M39 27q.6 3.4 4 4q-3.4 .6 -4 4q-.6 -3.4 -4 -4q3.4 -.6 4 -4Z" fill="#f2a3ae" />
    </svg>
  );
}
