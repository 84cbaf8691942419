CREATE TABLE "federated_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"sub" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "federated_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
ALTER TABLE "federated_identities" ADD CONSTRAINT "federated_identities_sub_members_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."members"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "federated_identities_sub" ON "federated_identities" USING btree ("sub","provider");