ALTER TABLE "entries" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "invitees" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "entries_network" ON "entries" USING btree ("card","section","network") WHERE "entries"."network" is not null;--> statement-breakpoint
CREATE INDEX "invitees_taken" ON "invitees" USING btree ("email","taken_at") WHERE "invitees"."taken_at" is not null;--> statement-breakpoint
ALTER TABLE "invitees" DROP COLUMN "about";