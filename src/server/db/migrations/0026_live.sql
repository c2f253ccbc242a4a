CREATE TABLE "user_revisions" (
	"person_id" uuid NOT NULL,
	"area" text NOT NULL,
	"seq" integer DEFAULT 1 NOT NULL,
	"object_id" text COLLATE "C",
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "user_revisions_person_id_area_pk" PRIMARY KEY("person_id","area")
);
--> statement-breakpoint
ALTER TABLE "user_revisions" ADD CONSTRAINT "user_revisions_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_revisions_latest" ON "user_revisions" USING btree ("at");