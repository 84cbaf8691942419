/** A few warm lines (product, limits). */
export const GUESTBOOK_MESSAGE_MAX = 300;
