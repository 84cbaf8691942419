import { useCallback, useState } from "react";
import { ask } from "#web/api.ts";
import {
  AdminVouchersDocument,
  type VoucherFieldsFragment,
  type VoucherState,
} from "#web/graphql/graphql.ts";
import { useList } from "#web/lists/use-list.ts";
import { useDebouncedTyped } from "../use-typed.ts";

export type Voucher = VoucherFieldsFragment;

/** The vouchers that an admin asks for, and how they ask. */
export function useVouchers() {
  const { search: number, field } = useDebouncedTyped();
  const [state, setState] = useState<string | null>(null);
  const load = useCallback(
    async (after?: string) => {
      const wanted = { first: 30, after, state: state as VoucherState | null, number };
      const { adminVouchers } = await ask(AdminVouchersDocument, wanted);
      return { rows: adminVouchers.vouchers, next: adminVouchers.next };
    },
    [state, number],
  );
  return { list: useList(load), wanted: { state, number }, field, setState };
}
