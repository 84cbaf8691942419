import { called } from "#cards/engine/called.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { josa } from "#cards/korean/hangul.ts";
import { newIdempotencyKey } from "#domain/idempotency-key.ts";
import { ask } from "#web/api.ts";
import { explain } from "#web/forms/explain.ts";
import {
  type CardFieldsFragment,
  CloseCardDocument,
  DeleteCardDocument,
  DuplicateCardDocument,
  type ListedCardFieldsFragment,
  ReopenCardDocument,
  RestoreCardDocument,
} from "#web/graphql/graphql.ts";
import type { ListQuery } from "#web/queries/list-query.ts";
import { useActions } from "#web/queries/use-action.ts";
import { useList } from "#web/queries/use-list.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { beginFrom } from "./begin-from.ts";
import { knownKind } from "./known-kind.ts";

export type OwnCard = ListedCardFieldsFragment;

type Parts<Answer> = {
  query: ListQuery<Answer, { rows: OwnCard[]; next: string | null }>;
  tell(toast: ToastWords): void;
};

/** A list of cards and what its owner does with them. What fails leaves the list as the server has it. */
export function useCards<Answer>({ query, tell }: Parts<Answer>) {
  const list = useList(query);
  const { isBusy, during } = useActions(tell);
  const put = (changed: CardFieldsFragment) =>
    list.change((all) => all.map((card) => (card.id === changed.id ? { ...card, ...changed } : card)));
  const insert = (card: OwnCard, at: number) =>
    list.change((all) => all.filter(({ id }) => id !== card.id).toSpliced(at, 0, card));

  return {
    list,
    isBusy,

    duplicate: ({ id, kind }: OwnCard) =>
      during(id, async () => {
        const { duplicateCard } = await ask(DuplicateCardDocument, { id, key: newIdempotencyKey() });
        await insert({ ...duplicateCard, entryCounts: [], pendingOrder: null }, 0);
        tell({ sentence: `똑같은 ${josa(noun(kind), "을/를")} 하나 더 만들었습니다. 맨 앞에 있습니다.` });
      }),

    /** Saves something else than what the list itself does. */
    change: (card: OwnCard, save: () => Promise<CardFieldsFragment>) =>
      during(card.id, async () => put(await save())),

    /** Goes on to the card that was made. */
    beginFrom: (card: OwnCard, { kind, go }: { kind: Kind; go(to: string): void }) =>
      during(card.id, async () => go(await beginFrom(card, kind))),

    close: (card: OwnCard) =>
      during(card.id, async () => {
        await put((await ask(CloseCardDocument, { id: card.id })).closeCard);
        const reopen = () => during(card.id, async () => put(await reopened(card)));
        tell({
          sentence: `${josa(noun(card.kind), "을/를")} 닫았습니다. 이제 손님에게 보이지 않습니다.`,
          act: { label: "되돌리기", run: () => void reopen() },
        });
      }),

    reopen: (card: OwnCard) =>
      during(card.id, async () => {
        await put(await reopened(card));
        tell({ sentence: `${josa(noun(card.kind), "을/를")} 다시 열었습니다.` });
      }),

    /** Gone at once, because it can be brought back: by the toast, and for 30 days from the deleted cards. */
    remove(card: OwnCard) {
      const at = list.rows?.indexOf(card) ?? 0;
      void list.take(card.id);
      const removal = ask(DeleteCardDocument, { id: card.id });
      removal.catch((error) => {
        void insert(card, at);
        tell(explain(error));
      });
      const undo = () =>
        during(card.id, async () => {
          await removal;
          const { restoreCard } = await ask(RestoreCardDocument, { id: card.id });
          await insert({ ...card, ...restoreCard }, at);
        });
      tell({
        sentence: `${josa(noun(card.kind), "을/를")} 지웠습니다. 30일 동안 되돌릴 수 있습니다.`,
        act: { label: "되돌리기", run: () => void undo() },
      });
    },

    restore: (card: OwnCard) =>
      during(card.id, async () => {
        await ask(RestoreCardDocument, { id: card.id });
        await list.take(card.id);
        tell({ sentence: `${josa(noun(card.kind), "을/를")} 되돌렸습니다. 내 카드에서 보실 수 있습니다.` });
      }),
  };
}

export type CardList = ReturnType<typeof useCards>;

const noun = (kind: string) => called(knownKind(kind));

async function reopened({ id }: OwnCard): Promise<CardFieldsFragment> {
  return (await ask(ReopenCardDocument, { id })).reopenCard;
}
