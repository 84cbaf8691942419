import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { CopyButton } from "#cards/parts/copy-button.tsx";
import { Heading } from "#cards/parts/heading.tsx";
import type { fee } from "./section.ts";
import styles from "./viewer.module.css";

const words = {
  ko: { title: "참가비", free: "무료", won: "원", covers: "포함", how: "내는 방법", copy: "계좌 복사" },
  en: { title: "Fee", free: "Free", won: "won", covers: "Includes", how: "How to pay", copy: "Copy account" },
};

export function FeeViewer({ content, card }: ViewerProps<ContentOf<typeof fee>>) {
  const { won, covers, how, account } = content;
  const say = words[card.language];
  return (
    <>
      <Heading eyebrow="Fee">{content.title || say.title}</Heading>
      <p className={styles.amount}>
        {won ? (
          <>
            {won.toLocaleString("ko")}
            <span>{say.won}</span>
          </>
        ) : (
          say.free
        )}
      </p>
      <dl className={styles.lines}>
        <Line label={say.covers} text={covers} />
        <Line label={say.how} text={how} />
      </dl>
      {account.trim() && (
        <div className={styles.account}>
          <span>{account}</span>
          <CopyButton text={account} label={say.copy} language={card.language} />
        </div>
      )}
    </>
  );
}

function Line({ label, text }: { label: string; text: string }) {
  if (!text.trim()) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
