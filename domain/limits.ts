/**
 * What a form keeps and the server checks. Apart from the schemas, because a guest's page takes some of them too and
 * does without zod.
 */

/** Longer ones no mail server takes. */
export const EMAIL_MAX = 254;

/** Four figures are what people choose and remember for a message; tries are counted on the server. */
export const ENTRY_PASSWORD_MIN = 4;
/** Longer ones only cost hashing time. */
export const ENTRY_PASSWORD_MAX = 40;

/** What an owner answers: as long as a guest's own message. */
export const OWNER_REPLY_MAX = 300;
/** No name is longer; a search goes through every text of a card. */
export const RESPONSE_SEARCH_MAX = 100;
/** A word on a door: 정문, 2층 안내대. */
export const DOOR_NAME_MAX = 20;
/** More prizes than any table holds. */
export const WINNERS_MAX = 50;

/** Why an admin does something: a line in the books. */
export const ADMIN_REASON_MAX = 200;
/** A few sentences that a company can act on. */
export const COMPANY_REASON_MAX = 500;
/** What an admin gives a card: a year at a time; whoever needs more gives it twice. */
export const GIVEN_DAYS_MAX = 366;
/** A campaign's worth; more are made in several goes. */
export const COUPONS_AT_ONCE_MAX = 1_000;
/** What a body may hold of a seller's list, which grows by a third on the way. */
export const VOUCHER_FILE_MAX_BYTES = 280 * 1_024;
