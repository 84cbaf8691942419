ALTER TABLE "cards" ADD COLUMN "check_number" integer;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "check_day" date;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cards_check" ON "cards" USING btree ("check_number","check_day") WHERE "cards"."check_day" is not null;--> statement-breakpoint
-- Written by hand from here on. The first twelve figures of such a UUID are 48 bits from the strong source of the
-- database: what is left over by a million favours nobody who guesses.
CREATE FUNCTION new_check_number() RETURNS integer LANGUAGE sql VOLATILE AS $$
	SELECT (('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 1000000)::integer
$$;
--> statement-breakpoint
-- Not together with the column: the whole table would be written anew while everybody waits.
ALTER TABLE "cards" ALTER COLUMN "check_number" SET DEFAULT new_check_number();
--> statement-breakpoint
UPDATE "cards" SET "check_number" = new_check_number(), "check_day" = CASE WHEN "published_at" IS NOT NULL THEN coalesce("event_date", korean_day("published_at")) END;
