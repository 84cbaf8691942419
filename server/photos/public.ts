/** What other folders may use of these rows; everything else in the store is its own. */
export { disownPhotos, releasePhotos, sentBy, showOn, usable } from "./store.ts";
