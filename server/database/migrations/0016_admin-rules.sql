-- The audit log is only added to.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit log is only added to' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- A title as it is searched: in whatever form Hangul was typed, without case and blanks.
CREATE FUNCTION search_words(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN regexp_replace(lower(normalize(given, NFKC)), '\s+', '', 'g');
--> statement-breakpoint
-- Every one and two letters of it. Titles have 40 letters; longer ones are found by their beginning.
CREATE FUNCTION search_grams(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	grams text[] := '{}';
BEGIN
	FOR place IN 1..least(length(words), 80) LOOP
		grams := grams || substr(words, place, 1) || substr(words, place, 2);
	END LOOP;
	RETURN grams;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_card_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	words text := search_words(NEW.title);
BEGIN
	INSERT INTO card_search (card, title, grams) VALUES (NEW.id, words, search_grams(words))
		ON CONFLICT (card) DO UPDATE SET title = excluded.title, grams = excluded.grams;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cards_search_made AFTER INSERT ON "cards" FOR EACH ROW EXECUTE FUNCTION keep_card_search();
--> statement-breakpoint
CREATE TRIGGER cards_search_changed AFTER UPDATE OF "title" ON "cards" FOR EACH ROW
	WHEN (OLD.title IS DISTINCT FROM NEW.title) EXECUTE FUNCTION keep_card_search();
--> statement-breakpoint
INSERT INTO card_search (card, title, grams)
	SELECT id, search_words(title), search_grams(search_words(title)) FROM cards;
