import { Loader } from "@mantine/core";
import { useState } from "react";
import { type CardContent, readCard } from "#cards/engine/card.ts";
import { momentWords } from "#domain/moment-words.ts";
import { ask } from "#web/api.ts";
import { useEditorCard, useOpenCard } from "#web/editor/open-card.ts";
import { Problem } from "#web/forms/problem.tsx";
import { CardVersionDocument, CardVersionsDocument, type CardVersionsQuery } from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { More } from "#web/queries/more.tsx";
import { useAction } from "#web/queries/use-action.ts";
import { useList } from "#web/queries/use-list.ts";
import styles from "./history.module.css";

/** The screen of a telephone holds eight. */
const AT_ONCE = 30;

type Version = CardVersionsQuery["cardVersions"]["versions"][number];

/** A version somebody looks at. */
export type Looked = { version: number; words: string; content: CardContent };

/** Earlier versions; each can be looked at before it comes back. */
export function VersionHistory({ onLook }: { onLook(looked: Looked): void }) {
  const { kind, id, autosave } = useOpenCard();
  const { draftVersion, liveVersion } = useEditorCard();
  const [opening, setOpening] = useState<number>();

  const list = useList({
    query(after?: number) {
      const { queryKey, queryFn } = apiQuery(CardVersionsDocument, { id, first: AT_ONCE, after });
      // What was typed just now is a version too.
      return { queryKey, queryFn: () => autosave.flush().then(queryFn) };
    },
    page: ({ cardVersions: { versions, next } }) => ({
      rows: versions.map((version) => ({ id: version.version, ...version })),
      next,
    }),
  });
  const { rows, problem } = list;

  const look = useAction(async ({ version, createdAt }: Version) => {
    setOpening(version);
    const { cardVersion } = await ask(CardVersionDocument, { id, version });
    onLook({ version, words: momentWords(createdAt), content: readCard(kind, cardVersion) });
  });

  return (
    <>
      <p className={styles.about}>
        10분마다 마지막 모습을 보여 드립니다. 되돌리기 전의 모습도 남겨 두니 다시 돌아오실 수 있습니다.
        공개하신 모습은 모두 남고, 나머지는 날이 지나면서 드문드문 남습니다.
      </p>
      <Problem sentence={look.problem} />
      {!rows && !problem && <Loader aria-label="저장 기록을 불러오는 중입니다" m="lg" />}
      <ul className={styles.list}>
        {rows?.map((version) => (
          <li key={version.version}>
            <button
              type="button"
              className={styles.version}
              disabled={look.busy || version.version === draftVersion}
              onClick={() => void look.run(version)}
            >
              <span>
                {momentWords(version.createdAt)}
                {version.publishedAt ? (
                  <span className={styles.badge} data-live={version.version === liveVersion || undefined}>
                    {version.version === liveVersion ? "손님이 보는 모습" : "공개했던 모습"}
                  </span>
                ) : (
                  version.setAsideAt && <span className={styles.badge}>남겨 둔 모습</span>
                )}
              </span>
              <span className={styles.mark}>
                {version.version === draftVersion
                  ? "지금 모습"
                  : look.busy && opening === version.version
                    ? "여는 중"
                    : "살펴보기"}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <More list={list} place="whole" />
    </>
  );
}
