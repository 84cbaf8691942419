CREATE TABLE "link_clicks" (
	"card" text NOT NULL,
	"link" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "link_clicks_card_link_day_pk" PRIMARY KEY("card","link","day")
);
--> statement-breakpoint
CREATE TABLE "sitenames" (
	"skeleton" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"card" text,
	"claimed_at" timestamp with time zone NOT NULL,
	"given_up_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "link_clicks" ADD CONSTRAINT "link_clicks_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitenames" ADD CONSTRAINT "sitenames_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sitenames_card" ON "sitenames" USING btree ("card");