/** All tables, for the adapters and the migrations; everyone else imports the file that holds the table. */

export * from "./tables/admin.ts";
export * from "./tables/card-prints.ts";
export * from "./tables/cards.ts";
export * from "./tables/companies.ts";
export * from "./tables/coupons.ts";
export * from "./tables/entries.ts";
export * from "./tables/hand-overs.ts";
export * from "./tables/orders.ts";
export * from "./tables/payments.ts";
export * from "./tables/people.ts";
export * from "./tables/photos.ts";
export * from "./tables/rate-limits.ts";
export * from "./tables/reports.ts";
export * from "./tables/sites.ts";
export * from "./tables/venues.ts";
export * from "./tables/vouchers.ts";
export * from "./tables/wedding-plans.ts";
