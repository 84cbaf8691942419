/** What other folders may use of these rows; everything else in the store is its own. */
export { countPrints } from "./store.ts";
