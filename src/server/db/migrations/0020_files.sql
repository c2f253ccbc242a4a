CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"person_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"mime" text COLLATE "C" NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text COLLATE "C" NOT NULL,
	"storage_key" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_person" ON "files" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_picture" ON "files" USING btree ("person_id") WHERE "files"."scope" = 'profilePicture' and "files"."state" = 'ready';--> statement-breakpoint
CREATE INDEX "files_unfinished" ON "files" USING btree ("updated_at") WHERE "files"."state" <> 'ready';