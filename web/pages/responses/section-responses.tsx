import { Button, Loader, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { z } from "zod";
import type { Section } from "#cards/engine/section.ts";
import { RESPONSE_SEARCH_MAX } from "#domain/limits.ts";
import { listedMomentWords } from "#domain/moment-words.ts";
import { peopleCount } from "#domain/people-count.ts";
import type { ResponseFilter } from "#web/graphql/graphql.ts";
import type { KnownKind } from "#web/my-cards/known-kind.ts";
import { PageNote } from "#web/shell/page-note.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { useMedia } from "#web/shell/use-media.ts";
import IconSearch from "~icons/tabler/search";
import { Bursts } from "./bursts.tsx";
import { ResponseFigures, type SectionFigures } from "./figures.tsx";
import { ResponseFiles } from "./files.tsx";
import { ResponseFilters } from "./filters.tsx";
import { ResponseCards } from "./response-cards.tsx";
import { ResponseTable } from "./response-table.tsx";
import styles from "./responses.module.css";
import { useLive, type Watch } from "./use-live.ts";
import { MORE_RESPONSES, type ShownResponse, useResponses } from "./use-responses.ts";

/** Typing is asked about when it rests. */
const TYPING_MS = 300;

type Props = {
  card: { id: string; title: string };
  kind: KnownKind;
  section: SectionFigures;
  /** Stands where nobody left anything yet. */
  empty: ReactNode;
  /** All sections of the card, to hear of what changes on them. */
  live: { watch: Watch; sections: readonly string[] };
  onChanged(): void;
  tell(toast: ToastWords): void;
};

/** Everything that guests left on one section; what is sealed is only counted. */
export function SectionResponses(props: Props) {
  const { count, sealedUntil } = props.section;
  if (sealedUntil && count > 0) return <Sealed section={props.section} until={sealedUntil} live={props} />;
  return <ReadResponses {...props} />;
}

type SealedProps = { section: SectionFigures; until: string; live: Pick<Props, "live" | "onChanged"> };

function Sealed({ section: { count }, until, live: { live, onChanged } }: SealedProps) {
  useLive({ ...live, onChange: onChanged });
  return (
    <div className={styles.nobody}>
      <PageNote
        title={`${peopleCount(count)}의 글이 봉해져 있습니다`}
        words={`${listedMomentWords(until)}에 모두에게 함께 열립니다. 그때까지는 아무도 읽을 수 없습니다.`}
      />
    </div>
  );
}

function ReadResponses({ card, kind, section, empty, live, onChanged, tell }: Props) {
  const [typed, setTyped] = useState("");
  const [state, setState] = useState<ResponseFilter | null>(null);
  const [search] = useDebouncedValue(typed, TYPING_MS);
  // Paper is narrower than a desktop: who printed cards, and began to when the pages were counted, lost the last ones.
  const wide = useMedia("(min-width: 62em), print");
  const asked = { card: card.id, section: section.section, search, state };
  const list = useResponses({ asked, tell, onChanged });

  useLive({
    ...live,
    onChange(changed) {
      onChanged();
      if (changed === null || changed === section.section) void list.reload();
    },
  });

  const isAll = search === "" && state === null;
  if (isAll && list.page?.count === 0) return <div className={styles.nobody}>{empty}</div>;

  const columns = list.page?.columns ?? [];
  const Shown = wide ? ResponseTable : ResponseCards;
  return (
    <>
      <ResponseFigures section={section} />
      {isGuessing({ kind, name: section.section }) && (
        <Bursts
          card={card.id}
          section={section.section}
          count={section.count}
          onChanged={() => {
            onChanged();
            void list.reload();
          }}
          tell={tell}
        />
      )}
      <div className={styles.tools}>
        <TextInput
          type="search"
          aria-label={`${section.label}에서 찾기`}
          placeholder="이름이나 글로 찾기"
          leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          maxLength={RESPONSE_SEARCH_MAX}
          className={styles.search}
        />
        <ResponseFiles card={card} section={section} bringAll={list.all} tell={tell} />
      </div>
      <ResponseFilters section={section} state={state} onChange={setState} />
      {list.problem && (
        <PageNote title="응답을 불러오지 못했습니다" words={list.problem}>
          <Button onClick={() => void list.reload()}>다시 불러오기</Button>
        </PageNote>
      )}
      {!list.page && !list.problem && <Loader aria-label="불러오는 중입니다" className={styles.loader} />}
      {list.page?.count === 0 && (
        <PageNote title="찾으시는 응답이 없습니다" words="다른 말로 찾거나 전체를 골라 보세요." />
      )}
      {list.page && list.page.count > 0 && (
        <>
          <p className={styles.count} role="status">
            {list.page.count.toLocaleString("ko")}건
          </p>
          <Shown
            columns={columns}
            responses={list.page.responses}
            isPublic={({ content }) => isShownToGuests({ kind, name: section.section, content })}
            nameOf={(response) => nameOf(response, columns)}
            list={list}
          />
        </>
      )}
      {list.page?.next && (
        <Button
          variant="default"
          className={styles.more}
          loading={list.isBusy(MORE_RESPONSES)}
          onClick={() => void list.more()}
        >
          더 보기
        </Button>
      )}
    </>
  );
}

const entry = z.record(z.string(), z.unknown());

function isGuessing({ kind, name }: { kind: KnownKind; name: string }): boolean {
  const section: Section | undefined = kind.sections.find((other) => other.name === name);
  return section?.entries?.guessing !== undefined;
}

type Left = { kind: KnownKind; name: string; content: unknown };

function isShownToGuests({ kind, name, content }: Left): boolean {
  const left = entry.safeParse(content);
  const section: Section | undefined = kind.sections.find((other) => other.name === name);
  return left.success && section?.entries !== undefined && section.entries.shown(left.data) !== null;
}

function nameOf({ values }: ShownResponse, columns: readonly string[]): string {
  return values[columns.indexOf("이름")] || "손님";
}
