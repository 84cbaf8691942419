/** What other folders may use of these rows; everything else in the store is its own. */
export {
  disownVouchers,
  endHeldVouchers,
  giveVoucherBack,
  listUnspent,
  spendVoucher,
  type VoucherRow,
} from "./store.ts";
