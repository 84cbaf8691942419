CREATE TABLE "draws" (
	"card" text NOT NULL,
	"section" text NOT NULL,
	"seed" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"entries" jsonb,
	"winners" jsonb,
	"drawn_at" timestamp with time zone,
	CONSTRAINT "draws_card_section_pk" PRIMARY KEY("card","section")
);
--> statement-breakpoint
CREATE TABLE "entry_letters" (
	"entry" text NOT NULL,
	"reason" text NOT NULL,
	"about" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "entry_letters_entry_reason_about_pk" PRIMARY KEY("entry","reason","about")
);
--> statement-breakpoint
CREATE TABLE "invitees" (
	"card" text NOT NULL,
	"email" text NOT NULL,
	"token" uuid NOT NULL,
	"refused_at" timestamp with time zone,
	"about" date,
	"taken_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitees_card_email_pk" PRIMARY KEY("card","email"),
	CONSTRAINT "invitees_token_unique" UNIQUE("token")
);
--> statement-breakpoint
DROP INDEX "entries_line";--> statement-breakpoint
ALTER TABLE "seats" DROP CONSTRAINT "seats_card_section_pk";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "seats_of" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "seated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "checked_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "door" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "check_in_key" uuid;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_letters" ADD CONSTRAINT "entry_letters_entry_entries_id_fk" FOREIGN KEY ("entry") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitees" ADD CONSTRAINT "invitees_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_seated" ON "entries" USING btree ("seated_at") WHERE "entries"."email" is not null and "entries"."seated_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "seats_sort" ON "seats" USING btree ("card","section","name");--> statement-breakpoint
CREATE INDEX "entries_line" ON "entries" USING btree ("card","section","seats_of","line") WHERE "entries"."line" is not null;