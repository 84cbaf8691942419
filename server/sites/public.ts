/** What other folders may use of these rows; everything else in the store is its own. */
export { addClicks } from "./link-clicks-store.ts";
export { findSitenames, type KnownSitename, namesInUse } from "./store.ts";
