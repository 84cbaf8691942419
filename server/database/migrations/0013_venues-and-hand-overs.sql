CREATE TABLE "hand_overs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company" uuid NOT NULL,
	"card" text,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	CONSTRAINT "hand_overs_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "venue_followers" (
	"card" text NOT NULL,
	"venue" uuid NOT NULL,
	CONSTRAINT "venue_followers_card_venue_pk" PRIMARY KEY("card","venue")
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company" uuid,
	"building" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"search" text NOT NULL,
	"photo" text,
	"edition" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "company" uuid;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_company_companies_id_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_followers" ADD CONSTRAINT "venue_followers_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_followers" ADD CONSTRAINT "venue_followers_venue_venues_id_fk" FOREIGN KEY ("venue") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venues" ADD CONSTRAINT "venues_company_companies_id_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venues" ADD CONSTRAINT "venues_photo_photos_key_fk" FOREIGN KEY ("photo") REFERENCES "public"."photos"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_overs_waiting" ON "hand_overs" USING btree ("card") WHERE "hand_overs"."withdrawn_at" is null and "hand_overs"."taken_at" is null;--> statement-breakpoint
CREATE INDEX "hand_overs_company" ON "hand_overs" USING btree ("company","created_at","id");--> statement-breakpoint
CREATE INDEX "hand_overs_card" ON "hand_overs" USING btree ("card");--> statement-breakpoint
CREATE INDEX "venue_followers_venue" ON "venue_followers" USING btree ("venue");--> statement-breakpoint
CREATE INDEX "venues_company" ON "venues" USING btree ("company","created_at");--> statement-breakpoint
CREATE INDEX "venues_photo" ON "venues" USING btree ("photo") WHERE "venues"."photo" is not null;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_company_companies_id_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cards_company" ON "cards" USING btree ("company") WHERE "cards"."company" is not null;