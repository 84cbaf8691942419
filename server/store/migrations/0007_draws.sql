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
ALTER TABLE "draws" ADD CONSTRAINT "draws_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;