CREATE TABLE "end_letters" (
	"card" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"days" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "end_letters_card_ends_at_days_pk" PRIMARY KEY("card","ends_at","days")
);
--> statement-breakpoint
ALTER TABLE "end_letters" ADD CONSTRAINT "end_letters_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;