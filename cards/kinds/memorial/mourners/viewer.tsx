import { callLink, contactsShown, messageLink } from "#cards/engine/links.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { Heading } from "#cards/parts/heading.tsx";
import { honoured } from "#domain/honorific.ts";
import { inCustom } from "./order.ts";
import type { Mourner, mourners } from "./section.ts";
import styles from "./viewer.module.css";

const words = {
  ko: {
    heading: "상주와 유족",
    chief: "상주",
    call: "전화",
    message: "문자",
    to: (name: string, act: string) => `${honoured(name)}께 ${act}`,
  },
  en: {
    heading: "The bereaved",
    chief: "Chief mourner",
    call: "Call",
    message: "Text",
    to: (name: string, act: string) => `${act} ${name}`,
  },
};

type Props = ViewerProps<ContentOf<typeof mourners>>;

export function MournersViewer({ content: { chief, family, customary }, card }: Props) {
  const said = words[card.language];
  const isNamed = ({ name }: Mourner) => name.trim() !== "";
  const first = isNamed(chief)
    ? [{ ...chief, relation: [said.chief, chief.relation.trim()].filter(Boolean).join(" · ") }]
    : [];
  const others = (customary ? inCustom(family) : family).filter(isNamed);
  const callable = contactsShown(card);
  return (
    <>
      <Heading>{said.heading}</Heading>
      <ul className={styles.people}>
        {[...first, ...others].map(({ relation, name, phone }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may share a name, and nothing here holds state
          <li key={index} className={styles.person} data-chief={index < first.length}>
            <span className={styles.who}>
              {relation.trim() && <span className={styles.relation}>{relation}</span>}
              <span className={styles.name}>{name}</span>
            </span>
            {callable && <Ways name={name} phone={phone} said={said} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Ways({ name, phone, said }: { name: string; phone: string; said: (typeof words)["ko"] }) {
  const [call, message] = [callLink(phone), messageLink(phone)];
  if (!call || !message) return null;
  return (
    <span className={styles.ways}>
      <a className={action.action} href={call} aria-label={said.to(name, said.call)}>
        {said.call}
      </a>
      <a className={action.action} href={message} aria-label={said.to(name, said.message)}>
        {said.message}
      </a>
    </span>
  );
}
