import { useCallback } from "react";
import { momentWords } from "#domain/moment-words.ts";
import { ask } from "#web/api.ts";
import { AdminAuditDocument, type AdminAuditQuery, type AuditNoun } from "#web/graphql/graphql.ts";
import { useList } from "#web/lists/use-list.ts";
import styles from "./admin.module.css";
import { acts } from "./admin-words.ts";
import { List } from "./list.tsx";

type Entry = AdminAuditQuery["adminAudit"]["entries"][number];
type Props = {
  noun: AuditNoun;
  subject: string;
  /** Another one after each act, so that what was done stands here. */
  refreshKey: number;
};

/** What admins did to one thing. */
export function Trail({ noun, subject, refreshKey }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refreshKey is another list
  const load = useCallback(
    async (after?: string) => {
      const { adminAudit } = await ask(AdminAuditDocument, { first: 10, after, noun, subject });
      return { rows: adminAudit.entries, next: adminAudit.next };
    },
    [noun, subject, refreshKey],
  );
  return (
    <List list={useList(load)} empty="아직 기록이 없습니다.">
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
