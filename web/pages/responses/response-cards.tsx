import { listedMomentWords } from "#domain/moment-words.ts";
import { LeftPhotos, leftPhotos } from "./left-photos.tsx";
import { Marks } from "./marks.tsx";
import { ResponseActs } from "./response-acts.tsx";
import type { ResponsesProps } from "./response-table.tsx";
import styles from "./responses.module.css";

/** What fits into half a line of a phone, its label beside it. */
const SHORT = 7;

/** On a phone: a card each, with only what was answered. */
export function ResponseCards({ columns, responses, isPublic, nameOf, list }: ResponsesProps) {
  return (
    <ul className={styles.cards}>
      {responses.map((response) => (
        <li key={response.id} className={styles.card} data-hidden={response.hidden || undefined}>
          <div className={styles.head}>
            <h2>
              {nameOf(response)}
              <Marks response={response} />
            </h2>
            <ResponseActs
              response={response}
              name={nameOf(response)}
              isPublic={isPublic(response)}
              list={list}
            />
          </div>
          <dl className={styles.values}>
            {columns.map((column, index) => {
              const value = response.values[index];
              if (!value || value === nameOf(response)) return null;
              return (
                <div key={column} data-long={value.length > SHORT || undefined}>
                  <dt>{column}</dt>
                  <dd>{value}</dd>
                </div>
              );
            })}
          </dl>
          <LeftPhotos photos={leftPhotos(response.content)} />
          {response.reply && <p className={styles.reply}>답글: {response.reply}</p>}
          <p className={styles.when}>{listedMomentWords(response.createdAt)}</p>
        </li>
      ))}
    </ul>
  );
}
