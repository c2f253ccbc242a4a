CREATE TABLE "parts_lists" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_visits" (
	"person_id" uuid NOT NULL,
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"visits" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_visits_person_id_object_type_object_id_pk" PRIMARY KEY("person_id","object_type","object_id")
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "parts_lists" ADD CONSTRAINT "parts_lists_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_visits" ADD CONSTRAINT "person_visits_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_visits_latest" ON "person_visits" USING btree ("person_id","last_at","object_id");--> statement-breakpoint
CREATE INDEX "person_visits_age" ON "person_visits" USING btree ("last_at");