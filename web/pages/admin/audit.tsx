import { Select } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { momentWords } from "#domain/moment-words.ts";
import { AdminAuditDocument, type AuditNoun } from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useList } from "#web/queries/use-list.ts";
import styles from "./admin.module.css";
import { acts, nouns } from "./admin-words.ts";
import { List } from "./list.tsx";
import { PageTop } from "./page-top.tsx";

const choices = Object.entries(nouns).map(([value, label]) => ({ value, label }));

export function meta() {
  return [{ title: "관리 기록 · 고이" }, { name: "robots", content: "noindex" }];
}

/** Everything that admins did, and nobody can change. */
export default function AuditPage() {
  const [noun, setNoun] = useState<AuditNoun | null>(null);
  const list = useList({
    query: (after?: string) => apiQuery(AdminAuditDocument, { first: 50, after, noun }),
    page: ({ adminAudit: { entries, next } }) => ({ rows: entries, next }),
  });
  return (
    <>
      <PageTop title="관리 기록" lead="누가 언제 무엇을 왜 했는지 남습니다. 고치거나 지울 수 없습니다." />
      <div className={styles.filters}>
        <Select
          label="무엇에"
          className={styles.choice}
          data={choices}
          value={noun}
          placeholder="전체"
          clearable
          onChange={(chosen) =>
            setNoun(choices.some(({ value }) => value === chosen) ? (chosen as AuditNoun) : null)
          }
        />
      </div>
      <List list={list} empty="아직 남은 기록이 없습니다.">
        {({ act, noun: on, subject, reason, admin, at, network }) => (
          <div className={styles.row}>
            <span className={styles.name}>
              {nouns[on]} · {acts[act]}
            </span>
            {reason && <span>{reason}</span>}
            <span className={styles.about}>
              {momentWords(at)} · {admin}
              {network && ` · ${network}`} · <Subject noun={on} subject={subject} />
            </span>
          </div>
        )}
      </List>
    </>
  );
}

const ways: Partial<Record<AuditNoun, string>> = {
  card: "/admin/cards?card=",
  member: "/admin/members?member=",
  report: "/admin/cards?view=reports&report=",
};

/** What it was done to, and the way there where there is one. */
function Subject({ noun, subject }: { noun: AuditNoun; subject: string }) {
  const way = ways[noun];
  if (!way) return subject;
  return (
    <Link to={way + subject} className={styles.link}>
      {subject}
    </Link>
  );
}
