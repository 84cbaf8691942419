import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { kinds } from "#cards/kinds/kinds.ts";
import { AdminCardsDocument, type CardFieldsFragment, type CardState } from "#web/graphql/graphql.ts";
import { cardStatus } from "#web/my-cards/card-status.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useList } from "#web/queries/use-list.ts";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { webWords } from "#web/words.ts";
import styles from "./admin.module.css";
import { cardStateWords } from "./admin-words.ts";
import { CardDrawer } from "./card-drawer.tsx";
import { AdminSearchField, FilterChoice } from "./filters.tsx";
import { List, State } from "./list.tsx";
import { useParam } from "./use-param.ts";
import { useDebouncedTyped } from "./use-typed.ts";

const kindChoices = kinds.map(({ name, label }) => ({ value: name as string, label: label as string }));
const stateChoices = Object.entries(cardStateWords).map(([value, { word }]) => ({ value, label: word }));
const moreChoices = [
  { value: "paid", label: "결제한 카드" },
  { value: "unpaid", label: "결제 전" },
  { value: "soon", label: "곧 끝나는 카드" },
];

/** Everybody's cards: found, opened, hidden and kept longer. */
export function EveryCard() {
  const [params] = useSearchParams();
  const { search, field } = useDebouncedTyped(params.get("q") ?? "");
  const [opened, open] = useParam("card");
  const [kind, setKind] = useState<string | null>(null);
  const [state, setState] = useState<string | null>(null);
  const [more, setMore] = useState<string | null>(null);
  const [toast, setToast] = useState<ToastWords | null>(null);
  const gone = useCallback(() => setToast(null), []);

  const isPaid = more === "paid" ? true : more === "unpaid" ? false : null;
  const asked = { search, kind, state: state as CardState | null, isPaid, endsSoon: more === "soon" };
  const list = useList({
    query: (after?: string) => apiQuery(AdminCardsDocument, { first: 30, after, ...asked }),
    page: ({ adminCards: { cards, next } }) => ({ rows: cards, next }),
  });

  return (
    <>
      <search className={styles.filters}>
        <AdminSearchField placeholder="예: 민수 결혼, minsu@example.com" {...field} />
        <FilterChoice label="종류" data={kindChoices} value={kind} onChange={setKind} />
        <FilterChoice label="상태" data={stateChoices} value={state} onChange={setState} />
        <FilterChoice label="결제와 기간" data={moreChoices} value={more} onChange={setMore} />
      </search>
      <List
        list={list}
        empty={search || kind || state || more ? NOT_FOUND : "아직 만들어진 카드가 없습니다."}
      >
        {(card) => <CardRow card={card} onOpen={() => open(card.id)} />}
      </List>
      <CardDrawer
        id={opened}
        onClose={() => open(null)}
        onChanged={(card) => list.put(card)}
        tell={setToast}
      />
      <Toast toast={toast} onGone={gone} />
    </>
  );
}

const NOT_FOUND = "찾으시는 카드가 없습니다. 다른 말로 찾거나 조건을 줄여 보세요.";

function CardRow({ card, onOpen }: { card: CardFieldsFragment; onOpen(): void }) {
  const { word, tone } = cardStateWords[card.state];
  const { detail } = cardStatus(card, new Date());
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.name}>
        {card.title || webWords.untitled}
        <State word={word} tone={tone} />
      </span>
      <span className={styles.about}>
        {card.label} · {detail} · {card.views.toLocaleString("ko")}번 열림
      </span>
    </button>
  );
}
