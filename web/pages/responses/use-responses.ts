import { ask } from "#web/api.ts";
import type { ApiOperation } from "#web/api-call.ts";
import {
  HideEntryDocument,
  PinEntryDocument,
  RemoveEntryDocument,
  ReplyToEntryDocument,
  type ResponseFieldsFragment,
  type ResponseFilter,
  ResponsesDocument,
  ShowEntryDocument,
  UnpinEntryDocument,
} from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useActions } from "#web/queries/use-action.ts";
import { useList } from "#web/queries/use-list.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";

export type ShownResponse = ResponseFieldsFragment;
export type AskedResponses = { card: string; section: string; search: string; state: ResponseFilter | null };

const PAGE = 50;

type Parts = {
  asked: AskedResponses;
  tell(toast: ToastWords): void;
  /** After the owner changed something: the figures at the top may be others. */
  onChanged(): void;
};

/** What guests left on one section, as it was asked for, and what the owner does with it. */
export function useResponses({ asked, tell, onChanged }: Parts) {
  const list = useList({
    query: (after?: string) => apiQuery(ResponsesDocument, { ...asked, first: PAGE, after }),
    page: ({ responses: { responses, ...page } }) => ({ ...page, rows: responses }),
  });
  const { isBusy, during } = useActions(tell);

  /** Runs an operation that answers with the response as it is now. */
  const changing =
    <Name extends string>(operation: ApiOperation<Record<Name, ShownResponse>, { id: string }>) =>
    ({ id }: ShownResponse) =>
      during(id, async () => {
        const [changed] = Object.values<ShownResponse>(await ask(operation, { id }));
        if (changed) await list.put(changed);
        onChanged();
      });

  return {
    list,
    isBusy,
    hide: changing(HideEntryDocument),
    show: changing(ShowEntryDocument),
    pin: changing(PinEntryDocument),
    unpin: changing(UnpinEntryDocument),
    /** Throws what the form must say. */
    async reply({ id }: ShownResponse, text: string) {
      const { replyToEntry } = await ask(ReplyToEntryDocument, { id, text: text.trim() || null });
      await list.put(replyToEntry);
    },
    remove: ({ id }: ShownResponse) =>
      during(id, async () => {
        await ask(RemoveEntryDocument, { id });
        await list.take(id);
        tell({ sentence: "지웠습니다." });
        onChanged();
      }),
  };
}
