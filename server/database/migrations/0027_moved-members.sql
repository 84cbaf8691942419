CREATE TABLE "moved_members" (
	"former" uuid PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"moved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "moved_members_sub" ON "moved_members" USING btree ("sub");