CREATE TABLE "wedding_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"partner" text,
	"invitation" text,
	"wedding_date" date NOT NULL,
	"counted_from" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wedding_tasks" (
	"id" uuid NOT NULL,
	"plan" text NOT NULL,
	"suggestion" text,
	"is_cost" boolean NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"days" integer,
	"due_on" date,
	"who" text,
	"helper" text NOT NULL,
	"done_on" date,
	"place" text NOT NULL,
	"estimate" bigint,
	"paid" bigint,
	"balance_on" date,
	"removed" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wedding_tasks_plan_id_pk" PRIMARY KEY("plan","id")
);
--> statement-breakpoint
ALTER TABLE "wedding_tasks" ADD CONSTRAINT "wedding_tasks_plan_wedding_plans_id_fk" FOREIGN KEY ("plan") REFERENCES "public"."wedding_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_plans_owner" ON "wedding_plans" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_plans_partner" ON "wedding_plans" USING btree ("partner");--> statement-breakpoint
CREATE UNIQUE INDEX "wedding_plans_invitation" ON "wedding_plans" USING btree ("invitation");