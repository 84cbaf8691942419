import { callLink } from "#cards/engine/links.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import type { ContactBlock } from "./section.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

/** A page of an address book, to be taken along with one touch. */
export function Contact({ contact, card }: { contact: ContactBlock; card: CardFacts }) {
  const { id, name, role, phone, email, place } = contact;
  const say = words[card.language];
  const call = callLink(phone);
  return (
    <div className={styles.contact}>
      <p className={styles.who}>
        <b>{name}</b>
        {role && <span>{role}</span>}
      </p>
      <dl className={styles.ways}>
        {call && (
          <div>
            <dt>{say.call}</dt>
            <dd>
              <a href={call}>{phone}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{say.mail}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {place && (
          <div>
            <dt>{say.place}</dt>
            <dd>{place}</dd>
          </div>
        )}
      </dl>
      <a className={`${action.action} ${styles.save}`} href={`${card.address}.vcf?of=${id}`}>
        {say.save}
      </a>
    </div>
  );
}
