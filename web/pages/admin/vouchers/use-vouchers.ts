import { useCallback, useEffect, useRef, useState } from "react";
import { ask } from "#web/api.ts";
import { explain } from "#web/forms/explain.ts";
import {
  AdminVouchersDocument,
  type VoucherFieldsFragment,
  type VoucherState,
} from "#web/graphql/graphql.ts";

export type Voucher = VoucherFieldsFragment;
export type Wanted = { state: VoucherState | null; number: string };

const PAGE = 30;

/** The vouchers that were asked for, and more of them. */
export function useVouchers({ state, number }: Wanted) {
  const [vouchers, setVouchers] = useState<readonly Voucher[]>();
  const [next, setNext] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const newest = useRef(0);

  const load = useCallback(
    async (after?: string) => {
      newest.current += 1;
      const turn = newest.current;
      try {
        const { adminVouchers } = await ask(AdminVouchersDocument, { first: PAGE, after, state, number });
        // An answer that comes late must not cover that of a later question.
        if (turn !== newest.current) return;
        setVouchers((before = []) =>
          after ? [...before, ...adminVouchers.vouchers] : adminVouchers.vouchers,
        );
        setNext(adminVouchers.next);
        setProblem(undefined);
      } catch (error) {
        if (turn === newest.current) setProblem(explain(error).sentence);
      }
    },
    [state, number],
  );
  useEffect(() => void load(), [load]);

  function change(changed: Voucher) {
    setVouchers((all) => all?.map((voucher) => (voucher.id === changed.id ? changed : voucher)));
  }

  return {
    vouchers,
    problem,
    change,
    reload: () => load(),
    more: next === null ? null : () => load(next),
  };
}
