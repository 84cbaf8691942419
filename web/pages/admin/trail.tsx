import { momentWords } from "#domain/moment-words.ts";
import { AdminAuditDocument, type AdminAuditQuery, type AuditNoun } from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useList } from "#web/queries/use-list.ts";
import styles from "./admin.module.css";
import { acts } from "./admin-words.ts";
import { List } from "./list.tsx";

type Entry = AdminAuditQuery["adminAudit"]["entries"][number];
type Props = { noun: AuditNoun; subject: string };

/** What admins did to one thing. */
export function Trail({ noun, subject }: Props) {
  const list = useList({
    query: (after?: string) => apiQuery(AdminAuditDocument, { first: 10, after, noun, subject }),
    page: ({ adminAudit: { entries, next } }) => ({ rows: entries, next }),
  });
  return (
    <List list={list} empty="아직 기록이 없습니다.">
      {(entry) => <TrailEntry entry={entry} />}
    </List>
  );
}

export function TrailEntry({ entry }: { entry: Entry }) {
  const { act, at, admin, network, reason } = entry;
  return (
    <div className={styles.row}>
      <span className={styles.name}>{acts[act]}</span>
      {reason && <span>{reason}</span>}
      <span className={styles.about}>
        {momentWords(at)} · {admin}
        {network && ` · ${network}`}
      </span>
    </div>
  );
}
