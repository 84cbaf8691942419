CREATE TABLE "card_versions" (
	"card" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_versions_card_version_pk" PRIMARY KEY("card","version")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"made_key" uuid NOT NULL,
	"status" text NOT NULL,
	"suspended_reason" text,
	"deleted_at" timestamp with time zone,
	"draft_version" integer NOT NULL,
	"live_version" integer,
	"title" text NOT NULL,
	"theme" text NOT NULL,
	"event_date" date,
	"plan" text,
	"published_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_versions" ADD CONSTRAINT "card_versions_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cards_made" ON "cards" USING btree ("owner","made_key");--> statement-breakpoint
CREATE INDEX "cards_owner" ON "cards" USING btree ("owner","updated_at","id");--> statement-breakpoint
CREATE INDEX "cards_deleted" ON "cards" USING btree ("deleted_at") WHERE "cards"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "cards_expires" ON "cards" USING btree ("expires_at") WHERE "cards"."expires_at" is not null;