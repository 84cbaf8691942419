import { useState } from "react";
import {
  AdminVouchersDocument,
  type VoucherFieldsFragment,
  type VoucherState,
} from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useList } from "#web/queries/use-list.ts";
import { useDebouncedTyped } from "../use-typed.ts";

export type Voucher = VoucherFieldsFragment;

/** The vouchers that an admin asks for, and how they ask. */
export function useVouchers() {
  const { search: number, field } = useDebouncedTyped();
  const [state, setState] = useState<string | null>(null);
  const list = useList({
    query: (after?: string) =>
      apiQuery(AdminVouchersDocument, { first: 30, after, state: state as VoucherState | null, number }),
    page: ({ adminVouchers: { vouchers, next } }) => ({ rows: vouchers, next }),
  });
  return { list, wanted: { state, number }, field, setState };
}
