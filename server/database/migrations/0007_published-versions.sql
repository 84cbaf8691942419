ALTER TABLE "card_versions" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "flood_told_at" timestamp with time zone;--> statement-breakpoint
UPDATE "card_versions" SET "published_at" = "cards"."published_at" FROM "cards" WHERE "cards"."id" = "card_versions"."card" AND "cards"."live_version" = "card_versions"."version";
