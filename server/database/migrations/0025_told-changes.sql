-- Whoever writes, every process is told what has changed: when the transaction is committed, and in the order of
-- commits. `by` names the process that wrote it. server/event-bus.ts reads this.
CREATE FUNCTION tell_change(change jsonb) RETURNS void LANGUAGE sql AS $$
	SELECT pg_notify('changes', (change || jsonb_build_object('by', current_setting('application_name')))::text)
$$;
--> statement-breakpoint
CREATE FUNCTION tell_page_of_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_change(jsonb_build_object('what', 'page', 'card', OLD.id));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Not what only its maker sees, nor how often it was opened.
CREATE TRIGGER cards_told AFTER UPDATE ON "cards" FOR EACH ROW
	WHEN (ROW(OLD.status, OLD.suspended_reason, OLD.blocked_until, OLD.deleted_at, OLD.live_version, OLD.name,
			OLD.plan, OLD.extra_days, OLD.published_at, OLD.expires_at, OLD.company, OLD.owner)
		IS DISTINCT FROM ROW(NEW.status, NEW.suspended_reason, NEW.blocked_until, NEW.deleted_at, NEW.live_version, NEW.name,
			NEW.plan, NEW.extra_days, NEW.published_at, NEW.expires_at, NEW.company, NEW.owner))
	EXECUTE FUNCTION tell_page_of_card();
--> statement-breakpoint
CREATE TRIGGER cards_gone_told AFTER DELETE ON "cards" FOR EACH ROW EXECUTE FUNCTION tell_page_of_card();
--> statement-breakpoint
CREATE FUNCTION tell_page_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_change(jsonb_build_object('what', 'page', 'card', NEW.card));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A plan that lasts for some days follows from its orders.
CREATE TRIGGER orders_told AFTER UPDATE ON "orders" FOR EACH ROW
	WHEN (NEW.card IS NOT NULL AND ROW(OLD.state, OLD.refund_asked_at) IS DISTINCT FROM ROW(NEW.state, NEW.refund_asked_at)) EXECUTE FUNCTION tell_page_of_order();
--> statement-breakpoint
CREATE TRIGGER orders_placed_told AFTER INSERT ON "orders" FOR EACH ROW
	WHEN (NEW.card IS NOT NULL AND NEW.state = 'paid') EXECUTE FUNCTION tell_page_of_order();
--> statement-breakpoint
CREATE FUNCTION tell_pages_of_venue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_change(jsonb_build_object('what', 'page', 'card', followers.card))
		FROM venue_followers followers WHERE followers.venue = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER venues_told AFTER UPDATE ON "venues" FOR EACH ROW
	WHEN (ROW(OLD.content, OLD.photo, OLD.edition, OLD.removed_at) IS DISTINCT FROM ROW(NEW.content, NEW.photo, NEW.edition, NEW.removed_at))
	EXECUTE FUNCTION tell_pages_of_venue();
--> statement-breakpoint
CREATE FUNCTION tell_pages_of_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_change(jsonb_build_object('what', 'page', 'card', cards.id))
		FROM cards WHERE cards.company = NEW.id AND cards.status = 'published';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_told AFTER UPDATE ON "companies" FOR EACH ROW
	WHEN (ROW(OLD.name, OLD.logo, OLD.color, OLD.type, OLD.state, OLD.version) IS DISTINCT FROM ROW(NEW.name, NEW.logo, NEW.color, NEW.type, NEW.state, NEW.version))
	EXECUTE FUNCTION tell_pages_of_company();
--> statement-breakpoint
CREATE FUNCTION tell_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_change(jsonb_build_object('what', 'entries', 'card', coalesce(NEW.card, OLD.card), 'section', coalesce(NEW.section, OLD.section)));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_told AFTER INSERT OR DELETE ON "entries" FOR EACH ROW EXECUTE FUNCTION tell_entries();
--> statement-breakpoint
-- Not that somebody tried a password, nor that a network or an address was forgotten.
CREATE TRIGGER entries_changed_told AFTER UPDATE ON "entries" FOR EACH ROW
	WHEN (ROW(OLD.content, OLD.state, OLD.seats, OLD.seats_of, OLD.line, OLD.tallied, OLD.checked_in_at, OLD.door, OLD.is_shown,
			OLD.approved, OLD.hidden, OLD.blocked_until, OLD.pinned, OLD.reply)
		IS DISTINCT FROM ROW(NEW.content, NEW.state, NEW.seats, NEW.seats_of, NEW.line, NEW.tallied, NEW.checked_in_at, NEW.door, NEW.is_shown,
			NEW.approved, NEW.hidden, NEW.blocked_until, NEW.pinned, NEW.reply))
	EXECUTE FUNCTION tell_entries();
--> statement-breakpoint
CREATE TRIGGER draws_told AFTER UPDATE OF "answer", "winners" ON "draws" FOR EACH ROW EXECUTE FUNCTION tell_entries();
--> statement-breakpoint
CREATE TRIGGER seats_told AFTER UPDATE OF "capacity" ON "seats" FOR EACH ROW
	WHEN (OLD.capacity IS DISTINCT FROM NEW.capacity) EXECUTE FUNCTION tell_entries();
--> statement-breakpoint
CREATE TRIGGER seal_openings_told AFTER INSERT ON "seal_openings" FOR EACH ROW EXECUTE FUNCTION tell_entries();
--> statement-breakpoint
CREATE FUNCTION tell_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_change(jsonb_build_object('what', 'plan', 'plan', coalesce(NEW.id, OLD.id)));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wedding_plans_told AFTER UPDATE OR DELETE ON "wedding_plans" FOR EACH ROW EXECUTE FUNCTION tell_plan();
--> statement-breakpoint
CREATE FUNCTION tell_plan_of_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_change(jsonb_build_object('what', 'plan', 'plan', coalesce(NEW.plan, OLD.plan)));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wedding_tasks_told AFTER INSERT OR UPDATE OR DELETE ON "wedding_tasks" FOR EACH ROW EXECUTE FUNCTION tell_plan_of_task();
