CREATE TABLE "sign_in_places" (
	"sub" uuid NOT NULL,
	"place" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_places_sub_place_pk" PRIMARY KEY("sub","place")
);
--> statement-breakpoint
DROP INDEX "wedding_plans_owner";--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "cursor" text;--> statement-breakpoint
ALTER TABLE "wedding_plans" ADD COLUMN "inherited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wedding_plans" ADD COLUMN "chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_places" ADD CONSTRAINT "sign_in_places_sub_members_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."members"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_plans_begun" ON "wedding_plans" USING btree ("owner") WHERE not "wedding_plans"."inherited";--> statement-breakpoint
CREATE INDEX "wedding_plans_owner" ON "wedding_plans" USING btree ("owner");