/** In one application; who brings more speaks with the host. */
export const PARTY_MOST = 10;
/** A week of mornings and evenings. */
export const SESSIONS_MAX = 14;
