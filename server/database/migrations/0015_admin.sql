CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"admin" uuid NOT NULL,
	"act" text NOT NULL,
	"noun" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text,
	"network" text
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member" uuid,
	"address" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "card_search" (
	"card" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "given_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_search" ADD CONSTRAINT "card_search_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("noun","subject","id");--> statement-breakpoint
CREATE INDEX "letters_unsent" ON "letters" USING btree ("created_at") WHERE "letters"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "card_search_grams" ON "card_search" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "cards_changed" ON "cards" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "cards_kind" ON "cards" USING btree ("kind","updated_at","id");--> statement-breakpoint
CREATE INDEX "cards_suspended" ON "cards" USING btree ("updated_at","id") WHERE "cards"."suspended_reason" is not null;--> statement-breakpoint
CREATE INDEX "members_email_start" ON "members" USING btree ("email" text_pattern_ops);