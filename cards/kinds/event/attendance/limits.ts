/** A week of mornings and evenings. */
export const SESSIONS_MAX = 14;
