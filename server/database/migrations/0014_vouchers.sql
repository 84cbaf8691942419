CREATE TABLE "voucher_tries" (
	"link" text PRIMARY KEY NOT NULL,
	"wrong" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_order" text NOT NULL,
	"piece" integer NOT NULL,
	"order_number" text NOT NULL,
	"kind" text NOT NULL,
	"plan" text NOT NULL,
	"holder" text,
	"digits" text,
	"link" text,
	"company" uuid,
	"handed_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"cancelled_by" text,
	"cancelled_at" timestamp with time zone,
	"claimed_by" text,
	"claimed_at" timestamp with time zone,
	"order" text,
	"letter_taken_at" timestamp with time zone,
	"letter_sent_at" timestamp with time zone,
	CONSTRAINT "vouchers_link_unique" UNIQUE("link")
);
--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_company_companies_id_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_piece" ON "vouchers" USING btree ("product_order","piece");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_paid_order" ON "vouchers" USING btree ("order");--> statement-breakpoint
CREATE INDEX "vouchers_order_number" ON "vouchers" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "vouchers_newest" ON "vouchers" USING btree ("created_at","product_order","piece");--> statement-breakpoint
CREATE INDEX "vouchers_claimed_by" ON "vouchers" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "vouchers_company" ON "vouchers" USING btree ("company","created_at","product_order","piece");--> statement-breakpoint
CREATE INDEX "vouchers_untold" ON "vouchers" USING btree ("claimed_at") WHERE "vouchers"."claimed_at" is not null and "vouchers"."letter_sent_at" is null;