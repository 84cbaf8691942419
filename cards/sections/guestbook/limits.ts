/** A few warm lines (product, limits). */
export const GUESTBOOK_MESSAGE_MAX = 300;
/** Four figures are what people remember; tries are counted on the server. */
export const ENTRY_PASSWORD_MIN = 4;
export const ENTRY_PASSWORD_MAX = 20;
