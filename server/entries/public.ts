/** What other folders may use of these rows; everything else in the store is its own. */
export { listInvitees, unsubscribeInvitee } from "./invitees-store.ts";
export { keepOpening, lastOpening, type SealOpeningRow } from "./seals-store.ts";
export { mostSeatsTaken, type Seating } from "./seats-store.ts";
export {
  countAll,
  type EntryRow,
  entryContentsOf,
  findShown,
  listAll,
  listOwnAnywhere,
  lockEntry,
  readEntryRow,
  type Self,
} from "./store.ts";
