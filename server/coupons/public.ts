/** What other folders may use of these rows; everything else in the store is its own. */
export {
  type CouponRow,
  findCoupon,
  forgetHolder,
  giveUseBack,
  readCoupon,
  takeUse,
  usedByOwner,
} from "./store.ts";
