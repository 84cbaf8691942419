CREATE TABLE "card_prints" (
	"card" text NOT NULL,
	"look" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_prints_card_look_pk" PRIMARY KEY("card","look")
);
--> statement-breakpoint
ALTER TABLE "card_prints" ADD CONSTRAINT "card_prints_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "cards" SET "company" = "paying"."company" FROM (SELECT DISTINCT ON ("orders"."card") "orders"."card", "vouchers"."company" FROM "vouchers" JOIN "orders" ON "orders"."id" = "vouchers"."order" WHERE "orders"."state" = 'paid' AND "orders"."refund_asked_at" IS NULL AND "vouchers"."company" IS NOT NULL ORDER BY "orders"."card", "orders"."paid_at", "orders"."id") "paying" WHERE "cards"."id" = "paying"."card" AND "cards"."company" IS NULL;
