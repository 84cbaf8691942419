/** What other folders may use of these rows; everything else in the store is its own. */
export { checkNumberOf } from "./check-number.ts";
export { type CheckWanted, findOpenToCheck, type OpenCard } from "./check-store.ts";
export { removeCardsOf } from "./removal-store.ts";
export {
  addViews,
  type CardRow,
  changeCard,
  findCard,
  findCards,
  isNotHidden,
  listCards,
  lockCard,
  takeFloodEmail,
  withDraftLock,
} from "./store.ts";
export { findVersion } from "./versions-store.ts";
