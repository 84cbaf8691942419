import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { CopyButton } from "#cards/parts/copy-button.tsx";
import { Heading } from "#cards/parts/heading.tsx";
import { banks } from "./banks.ts";
import { canReceive } from "./can-receive.ts";
import { hiddenFrom } from "./hidden-from.ts";
import { payServiceOf } from "./pay-link.ts";
import type { accounts, BankAccount } from "./section.ts";
import styles from "./viewer.module.css";

const words = {
  ko: {
    title: "마음 전하실 곳",
    group: "계좌번호 보기",
    copy: "계좌번호 복사",
    kakaopay: "카카오페이로 보내기",
    toss: "토스로 보내기",
  },
  en: {
    title: "With your heart",
    group: "Account numbers",
    copy: "Copy account",
    kakaopay: "Send with KakaoPay",
    toss: "Send with Toss",
  },
};

export function AccountsViewer({ content, card }: ViewerProps<ContentOf<typeof accounts>>) {
  const hidden = hiddenFrom(card);
  if (hidden && card.today >= hidden) return null;
  const { title, text, groups } = content;
  const say = words[card.language];
  const shown = groups
    .map(({ label, people }) => ({ label, people: people.filter(canReceive) }))
    .filter(({ people }) => people.length > 0);
  return (
    <>
      <Heading eyebrow="With heart">{title || say.title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.groups}>
        {shown.map(({ label, people }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name of their own and never move while shown
          <details key={index} className={styles.group}>
            <summary className={styles.summary}>
              <span>{label || say.group}</span>
              <svg className={styles.mark} aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
                <path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" strokeWidth="1.4" />
              </svg>
            </summary>
            <ul className={styles.people}>
              {people.map((account, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <Person key={place} account={account} language={card.language} />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </>
  );
}

function Person({ account, language }: { account: BankAccount; language: "ko" | "en" }) {
  const say = words[language];
  const { relation, bank, number, holder, payLink } = account;
  const bankLabel = bank ? banks[bank].label : "";
  const service = payServiceOf(payLink);
  return (
    <li className={styles.person}>
      {(relation || holder) && (
        <p className={styles.who}>
          {relation && <span className={styles.relation}>{relation}</span>}
          {holder && <span>{holder}</span>}
        </p>
      )}
      {number && (
        <p className={styles.account}>
          {bankLabel && <span className={styles.bank}>{bankLabel}</span>}
          <span className={styles.number}>{number}</span>
        </p>
      )}
      <div className={styles.ways}>
        {number && (
          <CopyButton
            text={[bankLabel, number, holder].filter(Boolean).join(" ")}
            label={say.copy}
            language={language}
          />
        )}
        {service && (
          <a className={action.action} href={payLink} target="_blank" rel="noopener noreferrer">
            {say[service]}
          </a>
        )}
      </div>
    </li>
  );
}
