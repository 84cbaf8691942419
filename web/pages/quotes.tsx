import { useDeferredValue, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { useQuery } from "#web/find/use-query.ts";
import type { PageHandle } from "#web/root.tsx";
import { originOf, socialMeta } from "#web/shell/social.ts";
import type { Route } from "./+types/quotes";
import { PhraseFilters } from "./quotes/filters.tsx";
import { PhraseCard } from "./quotes/phrase-card.tsx";
import styles from "./quotes/quotes.module.css";
import { type PhraseGroup, readShelves } from "./quotes/shelves.ts";
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
  return { origin: originOf(context), shelves: await readShelves() };
}

/** All phrases come at once; what is looked for among them is the page's own matter. */
export function shouldRevalidate() {
  return false;
}

export default function Quotes({ loaderData: { shelves } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const wish = useMemo(() => wishIn(search), [search]);
  const [query, type] = useQuery();
  const asked = useDeferredValue(query);
  const found = wished({ shelves, wish, query: asked });
  const count = found.reduce((all, { phrases }) => all + phrases.length, 0);
  const isOverview = asked.trim() === "" && Object.values(wish).every((value) => !value);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>카드에 적을 문구</h1>
        <p>고이가 한 줄씩 새로 썼습니다. 복사해 쓰시거나, 마음에 드는 문구로 카드를 시작해 보세요.</p>
      </header>
      <PhraseFilters shelves={shelves} wish={wish} query={query} type={type} />
      <p role="status" className={styles.count}>
        {count > 0 ? `문구 ${count}개` : "찾으시는 문구가 없습니다."}
      </p>
      {count === 0 && (
        <p className={styles.none}>
          조건을 하나 줄이거나 다른 말로 찾아 보세요. <Link to="/quotes">모든 문구 보기</Link>
        </p>
      )}
      {found.map((shelf) => (
        <Phrases key={shelf.kind} shelf={shelf} isTaste={isOverview} />
      ))}
    </div>
  );
}

/** One kind's, under its name. */
function Phrases({ shelf, isTaste }: { shelf: PhraseGroup; isTaste: boolean }) {
  const { kind, label, create, occasions, phrases } = shelf;
  const shown = isTaste ? taste(phrases) : phrases;
  return (
    <section aria-labelledby={`shelf-${kind}`} className={styles.shelf}>
      <h2 id={`shelf-${kind}`}>{label}</h2>
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
