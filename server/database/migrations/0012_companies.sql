CREATE TABLE "company_files" (
	"key" text PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "company_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company" uuid NOT NULL,
	"move" text NOT NULL,
	"by" text NOT NULL,
	"admin" uuid,
	"ip" text,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "companies" DROP CONSTRAINT "companies_number_unique";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "representative" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "address" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "phone" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "manager_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "manager_phone" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "licence" text NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "wanted" jsonb;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "updated_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_moves" ADD CONSTRAINT "company_moves_company_companies_id_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_files_sub" ON "company_files" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "company_files_created" ON "company_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "company_moves_company" ON "company_moves" USING btree ("company","id");--> statement-breakpoint
CREATE INDEX "company_moves_unsent" ON "company_moves" USING btree ("at") WHERE "company_moves"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_number" ON "companies" USING btree ("number") WHERE "companies"."state" <> 'returned';--> statement-breakpoint
CREATE INDEX "companies_created" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "companies_state" ON "companies" USING btree ("state","created_at","id");