import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { NoticeIconView } from "./icons.tsx";
import { isWrittenNotice } from "./is-written.ts";
import type { notices } from "./section.ts";
import styles from "./viewer.module.css";

const words = { ko: { title: "안내 말씀" }, en: { title: "Good to know" } };

type Content = ContentOf<typeof notices>;

export function NoticesViewer({ content, card }: ViewerProps<Content>) {
  const { title, shape, notices: all } = content;
  const written = all.filter(isWrittenNotice);
  return (
    <>
      <Heading eyebrow="Information">{title || words[card.language].title}</Heading>
      <ul className={styles[shape]}>
        {written.map((notice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notices have no name of their own and never move while shown
          <li key={index}>{shape === "accordion" ? <Folded {...notice} /> : <Open {...notice} />}</li>
        ))}
      </ul>
    </>
  );
}

type Notice = Content["notices"][number];

function Open({ icon, title, text }: Notice) {
  return (
    <>
      <NoticeIconView name={icon} className={styles.icon} />
      <div>
        {title && <h3 className={styles.title}>{title}</h3>}
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </>
  );
}

/** Where there is only one of title and text there is nothing to unfold. */
function Folded(notice: Notice) {
  const { icon, title, text } = notice;
  if (!title || !text) {
    return (
      <div className={styles.plain}>
        <Open {...notice} />
      </div>
    );
  }
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <NoticeIconView name={icon} className={styles.icon} />
        <h3 className={styles.title}>{title}</h3>
        <svg className={styles.mark} aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
          <path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" strokeWidth="1.4" />
        </svg>
      </summary>
      <p className={styles.text}>{text}</p>
    </details>
  );
}
