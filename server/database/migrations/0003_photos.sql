CREATE TABLE "photo_uses" (
	"photo" text NOT NULL,
	"card" text NOT NULL,
	CONSTRAINT "photo_uses_photo_card_pk" PRIMARY KEY("photo","card")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text,
	"visitor" text,
	"card" text,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"placeholder" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_photo_photos_key_fk" FOREIGN KEY ("photo") REFERENCES "public"."photos"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uses" ADD CONSTRAINT "photo_uses_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_uses_card" ON "photo_uses" USING btree ("card");--> statement-breakpoint
CREATE INDEX "photos_owner" ON "photos" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "photos_card" ON "photos" USING btree ("card","created_at");--> statement-breakpoint
CREATE INDEX "photos_created" ON "photos" USING btree ("created_at");