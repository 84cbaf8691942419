DROP INDEX "orders_card";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "entries_network_age" ON "entries" USING btree ("created_at") WHERE "entries"."network" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invitees_unsent" ON "invitees" USING btree ("card") WHERE "invitees"."refused_at" is null and "invitees"."removed_at" is null and "invitees"."sent_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_plan" ON "orders" USING btree ("kind","plan","paid_at") WHERE "orders"."state" = 'paid';