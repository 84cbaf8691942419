ALTER TABLE "photos" ADD COLUMN "sound_type" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "seconds" integer;