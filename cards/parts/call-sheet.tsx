import { callLink, contactsShown, messageLink } from "#cards/engine/links.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { honoured } from "#domain/honorific.ts";
import action from "./action.module.css";
import styles from "./call-sheet.module.css";

const words = {
  ko: {
    open: "연락하기",
    call: "전화",
    message: "문자",
    to: (name: string, act: string) => `${honoured(name)}에게 ${act}`,
  },
  en: { open: "Contact", call: "Call", message: "Text", to: (name: string, act: string) => `${act} ${name}` },
};

type Contact = { name: string; relation: string; phone: string };
type Props = { contacts: readonly Contact[]; card: Pick<CardFacts, "when" | "today" | "language"> };

/** One sheet with everybody who can be called; nothing where nobody can. */
export function CallSheet({ contacts, card }: Props) {
  const said = words[card.language];
  const reachable = contacts.flatMap((contact) => {
    const [call, message] = [callLink(contact.phone), messageLink(contact.phone)];
    return call && message ? [{ ...contact, call, message }] : [];
  });
  if (reachable.length === 0 || !contactsShown(card)) return null;
  return (
    <details className={styles.sheet}>
      <summary className={`${action.action} ${styles.open}`}>{said.open}</summary>
      <ul className={styles.list}>
        {reachable.map(({ name, relation, phone, call, message }) => (
          <li key={`${relation} ${name} ${phone}`} className={styles.person}>
            <span className={styles.who}>
              {relation && <span className={styles.relation}>{relation}</span>}
              <span className={styles.name}>{name}</span>
              <span className={styles.number}>{phone}</span>
            </span>
            <span className={styles.acts}>
              <a className={action.action} href={call} aria-label={said.to(name, said.call)}>
                {said.call}
              </a>
              <a className={action.action} href={message} aria-label={said.to(name, said.message)}>
                {said.message}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
