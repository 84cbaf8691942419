import { useDeferredValue, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { useQuery } from "#web/find/use-query.ts";
import type { PageHandle } from "#web/root.tsx";
import { originOf, socialMeta } from "#web/shell/social.ts";
import type { Route } from "./+types/quotes";
import { PhraseFilters } from "./quotes/filters.tsx";
import { PhraseCard } from "./quotes/phrase-card.tsx";
import { type PhraseGroup, readPhraseGroups } from "./quotes/phrase-groups.ts";
import styles from "./quotes/quotes.module.css";
import { searchFor, taste, wished, wishIn } from "./quotes/wish.ts";

export const handle: PageHandle = { defersHydration: true };

export function meta({ loaderData }: Route.MetaArgs) {
  return socialMeta({
    title: "카드에 적을 문구 · 고이",
    description:
      "청첩장, 생일, 감사, 돌잔치, 행사, 부고에 적을 문구를 말투와 계절, 종교, 관계에 따라 골라 보세요. 복사하거나 그 문구로 바로 카드를 시작하실 수 있습니다.",
    origin: loaderData?.origin,
    path: "/quotes",
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { origin: originOf(context), groups: await readPhraseGroups() };
}

/** All phrases come at once; what is looked for among them is the page's own matter. */
export function shouldRevalidate() {
  return false;
}

export default function Quotes({ loaderData: { groups } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const wish = useMemo(() => wishIn(search), [search]);
  const [query, type] = useQuery();
  const asked = useDeferredValue(query);
  const found = wished({ groups, wish, query: asked });
  const count = found.reduce((all, { phrases }) => all + phrases.length, 0);
  const isOverview = asked.trim() === "" && Object.values(wish).every((value) => !value);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>카드에 적을 문구</h1>
        <p>고이가 한 줄씩 새로 썼습니다. 복사해 쓰시거나, 마음에 드는 문구로 카드를 시작해 보세요.</p>
      </header>
      <PhraseFilters groups={groups} wish={wish} query={query} type={type} />
      <p role="status" className={styles.count}>
        {count > 0 ? `문구 ${count}개` : "찾으시는 문구가 없습니다."}
      </p>
      {count === 0 && (
        <p className={styles.none}>
          조건을 하나 줄이거나 다른 말로 찾아 보세요. <Link to="/quotes">모든 문구 보기</Link>
        </p>
      )}
      {found.map((group) => (
        <Phrases key={group.kind} group={group} isTaste={isOverview} />
      ))}
    </div>
  );
}

/** One kind's, under its name. */
function Phrases({ group, isTaste }: { group: PhraseGroup; isTaste: boolean }) {
  const { kind, label, create, occasions, phrases } = group;
  const shown = isTaste ? taste(phrases) : phrases;
  return (
    <section aria-labelledby={`group-${kind}`} className={styles.group}>
      <h2 id={`group-${kind}`}>{label}</h2>
      <ul className={styles.phrases} data-taste={isTaste}>
        {shown.map((phrase) => (
          <PhraseCard
            key={phrase.key}
            phrase={phrase}
            occasion={occasions[phrase.occasion] ?? ""}
            create={create}
          />
        ))}
      </ul>
      {shown.length < phrases.length && (
        <Link to={{ search: searchFor({ kind }) }} className={styles.more}>
          {label} 문구 {phrases.length}개 모두 보기
        </Link>
      )}
    </section>
  );
}
