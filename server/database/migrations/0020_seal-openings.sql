CREATE TABLE "seal_openings" (
	"card" text NOT NULL,
	"section" text NOT NULL,
	"promised_until" timestamp with time zone NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seal_openings_card_section_decided_at_pk" PRIMARY KEY("card","section","decided_at")
);
--> statement-breakpoint
ALTER TABLE "seal_openings" ADD CONSTRAINT "seal_openings_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;