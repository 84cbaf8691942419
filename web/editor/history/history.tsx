import { Loader } from "@mantine/core";
import { useCallback, useState } from "react";
import { type CardContent, readCard } from "#cards/engine/card.ts";
import { momentWords } from "#domain/moment-words.ts";
import { ask } from "#web/api.ts";
import { useEditorCard, useOpenCard } from "#web/editor/open-card.ts";
import { explain } from "#web/forms/explain.ts";
import { Problem } from "#web/forms/problem.tsx";
import { CardVersionDocument, CardVersionsDocument, type CardVersionsQuery } from "#web/graphql/graphql.ts";
import { More } from "#web/lists/more.tsx";
import { useList } from "#web/lists/use-list.ts";
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
  const [refused, setRefused] = useState<string>();

  const load = useCallback(
    async (after?: number) => {
      // What was typed just now is a version too.
      await autosave.flush();
      const { versions, next } = (await ask(CardVersionsDocument, { id, first: AT_ONCE, after }))
        .cardVersions;
      return { rows: versions.map((version) => ({ id: version.version, ...version })), next };
    },
    [id, autosave],
  );
  const list = useList(load);
  const { rows, problem } = list;

  async function look({ version, createdAt }: Version) {
    setOpening(version);
    setRefused(undefined);
    try {
      const { cardVersion } = await ask(CardVersionDocument, { id, version });
      onLook({ version, words: momentWords(createdAt), content: readCard(kind, cardVersion) });
    } catch (error) {
      setRefused(explain(error).sentence);
    } finally {
      setOpening(undefined);
    }
  }

  return (
    <>
      <p className={styles.about}>
        10분마다 마지막 모습을 보여 드립니다. 되돌리기 전의 모습도 남겨 두니 다시 돌아오실 수 있습니다.
        공개하신 모습은 모두 남고, 나머지는 날이 지나면서 드문드문 남습니다.
      </p>
      <Problem sentence={refused} />
      {!rows && !problem && <Loader aria-label="저장 기록을 불러오는 중입니다" m="lg" />}
      <ul className={styles.list}>
        {rows?.map((version) => (
          <li key={version.version}>
            <button
              type="button"
              className={styles.version}
              disabled={opening !== undefined || version.version === draftVersion}
              onClick={() => void look(version)}
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
                  : opening === version.version
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
