/** A short note, as long as an entry of a guestbook (product, limits). */
export const REPLY_MAX = 300;
