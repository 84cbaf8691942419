import { useLayoutEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { phraseRelations, phraseReligions, seasons, tones } from "#cards/engine/phrase.ts";
import { FilterChoiceField } from "#web/find/choice-field.tsx";
import { SearchField } from "#web/find/search-field.tsx";
import styles from "./filters.module.css";
import type { PhraseGroup } from "./phrase-groups.ts";
import { type PhraseWish, searchFor } from "./wish.ts";

type Props = { groups: readonly PhraseGroup[]; wish: PhraseWish; query: string; type(query: string): void };

/** What to look for. All of it stands in the address; without a script it is a form that is sent. */
export function PhraseFilters({ groups, wish, query, type }: Props) {
  const navigate = useNavigate();
  // Two choices in a row: the address may not have the first yet when the second is made.
  const latest = useRef(wish);
  useLayoutEffect(() => {
    latest.current = wish;
  }, [wish]);
  const group = groups.find(({ kind }) => kind === wish.kind);
  const offered = (group ? [group] : groups).flatMap(({ phrases }) => phrases);
  const choices = [
    ...(group ? [{ key: "occasion", label: "무슨 일로", values: group.occasions } as const] : []),
    { key: "relation", label: "누구에게", values: phraseRelations } as const,
    { key: "tone", label: "말투", values: tones } as const,
    { key: "religion", label: "종교", values: phraseReligions } as const,
    { key: "season", label: "계절", values: seasons } as const,
  ].flatMap(({ key, label, values }) => {
    const own = Object.entries(values).filter(([value]) => offered.some((phrase) => phrase[key] === value));
    // Where all are alike there is nothing to choose.
    return own.length > 1 || wish[key] ? [{ key, label, own }] : [];
  });
  return (
    <search>
      <form action="/quotes" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
        <SearchField label="문구 찾기" example="결혼, 봄, 선생님, ㄱㅎ" query={query} type={type} />
        <nav aria-label="카드 종류" className={styles.kinds}>
          <Kind label="모두" wish={{ ...wish, kind: "", occasion: "" }} current={!wish.kind} query={query} />
          {groups.map(({ kind, label }) => (
            <Kind
              key={kind}
              label={label}
              wish={{ ...wish, kind, occasion: "" }}
              current={kind === wish.kind}
              query={query}
            />
          ))}
        </nav>
        {wish.kind && <input type="hidden" name="kind" value={wish.kind} />}
        <details className={styles.more} open={choices.some(({ key }) => wish[key]) || undefined}>
          <summary>말투와 계절, 받는 분으로 좁히기</summary>
          <div className={styles.choices}>
            {choices.map(({ key, label, own }) => (
              <FilterChoiceField
                key={key}
                name={key}
                label={label}
                value={wish[key]}
                choices={own}
                choose={(value) => {
                  latest.current = { ...latest.current, [key]: value };
                  void navigate(searchFor(latest.current, query), { preventScrollReset: true });
                }}
              />
            ))}
          </div>
        </details>
        <button type="submit" className={styles.send}>
          찾기
        </button>
      </form>
    </search>
  );
}

function Kind({
  label,
  wish,
  query,
  current,
}: {
  label: string;
  wish: PhraseWish;
  query: string;
  current: boolean;
}) {
  return (
    <Link
      to={{ search: searchFor(wish, query) }}
      preventScrollReset
      className={styles.kind}
      aria-current={current ? "page" : undefined}
    >
      {label}
    </Link>
  );
}
