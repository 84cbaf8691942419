ALTER TABLE "cards" ADD COLUMN "occasion" text;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD COLUMN "occasion" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "occasion" text;--> statement-breakpoint
-- What cards are for stood in their content alone. Orders and hand-overs take it from the card as it is now.
UPDATE "cards" SET "occasion" = "card_versions"."content" #>> '{sections,couple,occasion}'
FROM "card_versions"
WHERE "cards"."kind" = 'greeting' AND "card_versions"."card" = "cards"."id" AND "card_versions"."version" = "cards"."draft_version";--> statement-breakpoint
UPDATE "orders" SET "occasion" = "cards"."occasion" FROM "cards" WHERE "cards"."id" = "orders"."card" AND "cards"."occasion" IS NOT NULL;--> statement-breakpoint
UPDATE "hand_overs" SET "occasion" = "cards"."occasion" FROM "cards" WHERE "cards"."id" = "hand_overs"."card" AND "cards"."occasion" IS NOT NULL;
