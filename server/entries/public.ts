/** What other folders may use of these rows; everything else in the store is its own. */
export { listInvitees, unsubscribeInvitee } from "./invitees-store.ts";
export { countAll, entryContentsOf, type ListedEntry, listAll } from "./owner-lists-store.ts";
export { keepOpening, lastOpening, type SealOpeningRow } from "./seals-store.ts";
export { mostSeatsTaken, type Seating } from "./seats-store.ts";
export { type EntryRow, findShown, listOwnAnywhere, lockEntry, readEntryRow, type Self } from "./store.ts";
