CREATE TABLE "daily_figures" (
	"day" date PRIMARY KEY NOT NULL,
	"members" integer NOT NULL,
	"orders" integer NOT NULL,
	"revenue" bigint NOT NULL,
	"kinds" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_changes" (
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"photo" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "figure_changes_day" ON "figure_changes" USING btree ("day");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cards_created" ON "cards" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cards_name" ON "cards" USING btree ("name") WHERE "cards"."name" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cards_closed" ON "cards" USING btree ("updated_at","id") WHERE "cards"."status" = 'closed' and "cards"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cards_event" ON "cards" USING btree ("kind","event_date","id") WHERE "cards"."event_date" is not null and "cards"."status" = 'published' and "cards"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_of_card" ON "orders" USING btree ("card") WHERE "orders"."card" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_paid" ON "orders" USING btree ("paid_at") WHERE "orders"."state" = 'paid';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "consents_terms" ON "consents" USING btree ("at") WHERE "consents"."document" = 'terms' and "consents"."agreed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "members_unconfirmed" ON "members" USING btree ("created_at") WHERE "members"."status" = 'UNCONFIRMED';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "vouchers_ended" ON "vouchers" USING btree (coalesce("claimed_at", "cancelled_at", "expires_at")) WHERE "vouchers"."holder" is not null or "vouchers"."link" is not null;--> statement-breakpoint
-- Written by hand from here on. Days in Korea of which a figure changed: only added, so that nobody waits for a row.
-- server/admin/figures-store.ts counts them anew.
CREATE FUNCTION korean_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN (moment AT TIME ZONE 'Asia/Seoul')::date;
--> statement-breakpoint
CREATE FUNCTION tell_figures_of_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO figure_changes (day) VALUES (korean_day(OLD.created_at));
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO figure_changes (day) VALUES (korean_day(NEW.created_at));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cards_counted AFTER INSERT OR DELETE ON "cards" FOR EACH ROW EXECUTE FUNCTION tell_figures_of_card();
--> statement-breakpoint
CREATE TRIGGER cards_counted_anew AFTER UPDATE OF "created_at", "kind", "published_at" ON "cards" FOR EACH ROW
	WHEN (ROW(OLD.created_at, OLD.kind, OLD.published_at IS NULL) IS DISTINCT FROM ROW(NEW.created_at, NEW.kind, NEW.published_at IS NULL))
	EXECUTE FUNCTION tell_figures_of_card();
--> statement-breakpoint
CREATE FUNCTION tell_figures_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The day of the money, and the days on which its cards were begun.
	INSERT INTO figure_changes (day)
		SELECT korean_day(paid) FROM unnest(ARRAY[OLD.paid_at, NEW.paid_at]) AS paid WHERE paid IS NOT NULL
		UNION SELECT korean_day(cards.created_at) FROM cards WHERE cards.id IN (OLD.card, NEW.card);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_counted AFTER INSERT ON "orders" FOR EACH ROW WHEN (NEW.state = 'paid')
	EXECUTE FUNCTION tell_figures_of_order();
--> statement-breakpoint
CREATE TRIGGER orders_gone_counted AFTER DELETE ON "orders" FOR EACH ROW WHEN (OLD.state = 'paid')
	EXECUTE FUNCTION tell_figures_of_order();
--> statement-breakpoint
CREATE TRIGGER orders_counted_anew AFTER UPDATE ON "orders" FOR EACH ROW
	WHEN ((OLD.state = 'paid' OR NEW.state = 'paid') AND ROW(OLD.state, OLD.paid_at, OLD.refund_asked_at, OLD.total, OLD.card)
		IS DISTINCT FROM ROW(NEW.state, NEW.paid_at, NEW.refund_asked_at, NEW.total, NEW.card))
	EXECUTE FUNCTION tell_figures_of_order();
--> statement-breakpoint
CREATE FUNCTION tell_figures_of_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Whichever of somebody's consents is the first now, or was.
	INSERT INTO figure_changes (day)
		SELECT korean_day(at) FROM consents
			WHERE consents.sub IN (OLD.sub, NEW.sub) AND consents.document = 'terms' AND consents.agreed
		UNION SELECT korean_day(changed) FROM unnest(ARRAY[OLD.at, NEW.at]) AS changed WHERE changed IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER consents_counted AFTER INSERT OR UPDATE OR DELETE ON "consents" FOR EACH ROW EXECUTE FUNCTION tell_figures_of_consent();
--> statement-breakpoint
-- Photos that came, or that lost a use, an owner or a guest. server/photos/remove-photos.ts looks at them.
CREATE FUNCTION tell_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO photo_changes (photo) VALUES (CASE TG_TABLE_NAME WHEN 'photos' THEN to_jsonb(NEW) ->> 'key' ELSE to_jsonb(OLD) ->> 'photo' END);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER photos_came AFTER INSERT ON "photos" FOR EACH ROW EXECUTE FUNCTION tell_photo();
--> statement-breakpoint
CREATE TRIGGER photos_let_go AFTER UPDATE OF "owner", "visitor", "removed_at" ON "photos" FOR EACH ROW
	WHEN (ROW(OLD.owner, OLD.visitor, OLD.removed_at) IS DISTINCT FROM ROW(NEW.owner, NEW.visitor, NEW.removed_at))
	EXECUTE FUNCTION tell_photo();
--> statement-breakpoint
CREATE TRIGGER photo_uses_ended AFTER DELETE ON "photo_uses" FOR EACH ROW EXECUTE FUNCTION tell_photo();
--> statement-breakpoint
CREATE TRIGGER venues_photo_ended AFTER DELETE ON "venues" FOR EACH ROW WHEN (OLD.photo IS NOT NULL) EXECUTE FUNCTION tell_photo();
--> statement-breakpoint
CREATE TRIGGER venues_photo_changed AFTER UPDATE OF "photo" ON "venues" FOR EACH ROW
	WHEN (OLD.photo IS NOT NULL AND OLD.photo IS DISTINCT FROM NEW.photo) EXECUTE FUNCTION tell_photo();
--> statement-breakpoint
INSERT INTO "photo_changes" ("photo") SELECT "key" FROM "photos";
