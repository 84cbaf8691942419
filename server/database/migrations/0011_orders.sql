CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companies_sub_unique" UNIQUE("sub"),
	CONSTRAINT "companies_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "coupon_holders" (
	"coupon" uuid NOT NULL,
	"owner" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "coupon_holders_coupon_owner_pk" PRIMARY KEY("coupon","owner")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"benefit" jsonb NOT NULL,
	"kinds" text[],
	"minimum" integer NOT NULL,
	"maximum" integer,
	"from_day" date,
	"until_day" date,
	"most_uses" integer,
	"most_uses_each" integer,
	"company" uuid,
	"used" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "order_moves" (
	"order" text NOT NULL,
	"move" text NOT NULL,
	"by" text NOT NULL,
	"admin" uuid,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "order_moves_order_move_pk" PRIMARY KEY("order","move")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"owner" text,
	"card" text,
	"kind" text NOT NULL,
	"plan" text NOT NULL,
	"purpose" text NOT NULL,
	"list_price" integer NOT NULL,
	"credit" integer NOT NULL,
	"discount" integer NOT NULL,
	"total" integer NOT NULL,
	"coupon" uuid,
	"extra_days" integer NOT NULL,
	"brought_by" text,
	"brings" integer NOT NULL,
	"brought" integer DEFAULT 0 NOT NULL,
	"way" text NOT NULL,
	"depositor" text,
	"state" text NOT NULL,
	"key" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"refund_asked_at" timestamp with time zone,
	"refund_account" jsonb,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order" text NOT NULL,
	"way" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"method" text,
	"receipt_url" text,
	"begun_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "practice_charges" (
	"order" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"captures" integer NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "practice_charges_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "extra_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_holders" ADD CONSTRAINT "coupon_holders_coupon_coupons_id_fk" FOREIGN KEY ("coupon") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_company_companies_id_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_coupons_id_fk" FOREIGN KEY ("coupon") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_brought_by_orders_id_fk" FOREIGN KEY ("brought_by") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_moves_unsent" ON "order_moves" USING btree ("at") WHERE "order_moves"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_key" ON "orders" USING btree ("owner","key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_pending" ON "orders" USING btree ("card") WHERE "orders"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_card" ON "orders" USING btree ("card") WHERE "orders"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("expires_at") WHERE "orders"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_refund" ON "orders" USING btree ("refund_asked_at") WHERE "orders"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "orders_bringing" ON "orders" USING btree ("owner") WHERE "orders"."brings" > "orders"."brought";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("way","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_live" ON "payments" USING btree ("order") WHERE "payments"."state" in ('begun', 'captured');--> statement-breakpoint
CREATE INDEX "payments_begun" ON "payments" USING btree ("begun_at") WHERE "payments"."state" = 'begun';