CREATE SEQUENCE "public"."entry_line" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "entries" (
	"id" text PRIMARY KEY NOT NULL,
	"card" text NOT NULL,
	"section" text NOT NULL,
	"visitor" text NOT NULL,
	"only_one" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"seats" integer NOT NULL,
	"line" bigint,
	"is_shown" boolean NOT NULL,
	"approved" boolean NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"password_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_keys" (
	"card" text NOT NULL,
	"key" uuid NOT NULL,
	"entry" text,
	"fingerprint" text,
	CONSTRAINT "entry_keys_card_key_pk" PRIMARY KEY("card","key")
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"card" text NOT NULL,
	"section" text NOT NULL,
	"capacity" integer,
	"taken" integer NOT NULL,
	"room_for_last" boolean NOT NULL,
	CONSTRAINT "seats_card_section_pk" PRIMARY KEY("card","section")
);
--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_keys" ADD CONSTRAINT "entry_keys_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_keys" ADD CONSTRAINT "entry_keys_entry_entries_id_fk" FOREIGN KEY ("entry") REFERENCES "public"."entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_card_cards_id_fk" FOREIGN KEY ("card") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entries_only_one" ON "entries" USING btree ("card","section","visitor") WHERE "entries"."only_one";--> statement-breakpoint
CREATE INDEX "entries_shown" ON "entries" USING btree ("card","section","pinned","created_at","id") WHERE "entries"."is_shown" and "entries"."approved" and not "entries"."hidden" and "entries"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "entries_all" ON "entries" USING btree ("card","section","created_at","id");--> statement-breakpoint
CREATE INDEX "entries_line" ON "entries" USING btree ("card","section","line") WHERE "entries"."line" is not null;--> statement-breakpoint
CREATE INDEX "entries_visitor" ON "entries" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "entry_keys_entry" ON "entry_keys" USING btree ("entry");