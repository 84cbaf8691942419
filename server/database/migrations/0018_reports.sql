CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"number" text NOT NULL,
	"card" text NOT NULL,
	"kind" text NOT NULL,
	"entry" text,
	"section" text,
	"grounds" text NOT NULL,
	"relation" text NOT NULL,
	"words" text NOT NULL,
	"name" text,
	"email" text,
	"state" text NOT NULL,
	"reason" text,
	"blocked_at" timestamp with time zone,
	"blocked_until" timestamp with time zone,
	"objection" text,
	"objected_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "reports_key_unique" UNIQUE("key"),
	CONSTRAINT "reports_number_unique" UNIQUE("number")
);
--> statement-breakpoint
DROP INDEX "cards_suspended";--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "blocked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "blocked_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reports_card" ON "reports" USING btree ("card","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_all" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_state" ON "reports" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_blocked" ON "reports" USING btree ("blocked_until") WHERE "reports"."state" in ('blocked', 'objected');--> statement-breakpoint
CREATE INDEX "reports_entry" ON "reports" USING btree ("entry") WHERE "reports"."entry" is not null;--> statement-breakpoint
CREATE INDEX "reports_ended" ON "reports" USING btree ("ended_at") WHERE "reports"."forgotten_at" is null;--> statement-breakpoint
CREATE INDEX "entries_blocked" ON "entries" USING btree ("card","section") WHERE "entries"."blocked_until" is not null;--> statement-breakpoint
CREATE INDEX "cards_suspended" ON "cards" USING btree ("updated_at","id") WHERE "cards"."suspended_reason" is not null or "cards"."blocked_until" is not null;