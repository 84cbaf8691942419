import styles from "./smart-store.module.css";

type Props = { holder?: string; label?: string };

/** The voucher as paper: blank until somebody has shown that it is theirs. */
export function VoucherTicket({ holder, label }: Props) {
  return (
    <div className={styles.ticket} data-blank={label === undefined || undefined} aria-hidden={!label}>
      <svg className={styles.branch} viewBox="0 0 120 120" aria-hidden="true">
        <path d="M14 112C38 96 58 74 66 46 70 32 78 20 94 10" />
        <path d="M58 68c12-2 22-8 30-18" />
        <path d="M44 90c14 2 27-1 38-9" />
        <circle cx="94" cy="10" r="7" />
        <circle cx="90" cy="47" r="6" />
        <circle cx="67" cy="40" r="5" />
        <circle cx="84" cy="80" r="5" />
        <circle cx="46" cy="88" r="3" />
      </svg>
      <p className={styles.eyebrow}>Goi · Voucher</p>
      <p className={styles.product}>{label ?? "고이 접어 둔 이용권"}</p>
      <p className={styles.holder}>{holder ? `${holder} 님` : "받으실 분을 기다리고 있습니다"}</p>
    </div>
  );
}
