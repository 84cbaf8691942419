CREATE TABLE "email_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"key" text,
	"member" uuid,
	"address" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_after" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "email_outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "email_outbox_unsent" ON "email_outbox" USING btree ("send_after") WHERE "email_outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "email_outbox_sent" ON "email_outbox" USING btree ("sent_at") WHERE "email_outbox"."sent_at" is not null;--> statement-breakpoint
-- What waits is sent from the one outbox from now on. It is marked as sent where it was, so that a process of the
-- version before does not send it a second time.
WITH waiting AS (SELECT * FROM "letters" WHERE "sent_at" IS NULL FOR UPDATE), moved AS (
	INSERT INTO "email_outbox" ("id", "template", "data", "member", "address", "subject", "text", "created_at", "send_after", "tries")
	SELECT "id", 'text', '{}', "member", "address", "subject", "text", "created_at", now(), "tries" FROM waiting
)
UPDATE "letters" SET "sent_at" = now(), "text" = '', "address" = NULL FROM waiting WHERE "letters"."id" = waiting."id";--> statement-breakpoint
WITH waiting AS (
	UPDATE "order_moves" SET "sent_at" = now() WHERE "sent_at" IS NULL AND "at" > now() - interval '48 hours' RETURNING *
)
INSERT INTO "email_outbox" ("id", "template", "data", "key", "subject", "text", "created_at", "send_after", "expires_at")
SELECT gen_random_uuid(), 'order-event', jsonb_build_object('order', "order", 'event', "move"),
	'order-event:' || "order" || ':' || "move", '[고이] 주문 안내', '', "at", now(), "at" + interval '48 hours'
FROM waiting;--> statement-breakpoint
WITH waiting AS (
	UPDATE "company_moves" SET "sent_at" = now() WHERE "sent_at" IS NULL AND "at" > now() - interval '48 hours' RETURNING *
)
INSERT INTO "email_outbox" ("id", "template", "data", "key", "subject", "text", "created_at", "send_after", "expires_at")
SELECT gen_random_uuid(), template.name, jsonb_build_object('event', waiting."id"),
	template.name || ':' || waiting."id", template.label, '', "at", now(), "at" + interval '48 hours'
-- The admins' own was sent with the first try.
FROM waiting JOIN (VALUES ('company-event', '[고이] 업체 등록 안내'), ('company-waiting', '[고이] 확인을 기다리는 업체')) AS template (name, label)
	ON template.name = 'company-event' OR "taken_at" IS NULL;--> statement-breakpoint
WITH waiting AS (
	UPDATE "vouchers" SET "letter_sent_at" = now()
	WHERE "letter_sent_at" IS NULL AND "claimed_at" > now() - interval '48 hours' RETURNING *
)
INSERT INTO "email_outbox" ("id", "template", "data", "key", "subject", "text", "created_at", "send_after", "expires_at")
SELECT gen_random_uuid(), 'voucher', jsonb_build_object('voucher', "id"), 'voucher:' || "id",
	'[고이] 스토어에서 구매하신 이용권을 계정에 담았습니다', '', "claimed_at", now(), "claimed_at" + interval '48 hours'
FROM waiting;--> statement-breakpoint
WITH waiting AS (
	INSERT INTO "entry_letters" ("entry", "reason", "about", "taken_at", "sent_at")
	SELECT "id", 'seated', "seated_at", now(), now() FROM "entries"
	WHERE "email" IS NOT NULL AND "seated_at" > now() - interval '24 hours' AND "state" = 'accepted'
	ON CONFLICT ("entry", "reason", "about") DO UPDATE SET "sent_at" = now() WHERE "entry_letters"."sent_at" IS NULL
	RETURNING "entry", "about", to_char("about" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS moment
)
INSERT INTO "email_outbox" ("id", "template", "data", "key", "subject", "text", "created_at", "send_after", "expires_at")
SELECT gen_random_uuid(), 'entry-seated', jsonb_build_object('entry', "entry", 'about', moment),
	'entry-seated:' || "entry" || ':' || moment, '[고이] 신청하신 행사의 입장권입니다', '', "about", now(), "about" + interval '24 hours'
FROM waiting;--> statement-breakpoint
DELETE FROM "job_runs" WHERE "name" IN ('order-mails', 'company-mails', 'voucher-mails', 'seat-mails', 'waiting-letters');
