CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"unique_key" text COLLATE "C",
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claim_id" uuid,
	"is_hastened" boolean DEFAULT false NOT NULL,
	"last_error" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"dead_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_running_has_claim" CHECK (("jobs"."state" = 'running') = ("jobs"."claim_id" is not null)),
	CONSTRAINT "jobs_dead_has_time" CHECK (("jobs"."state" = 'dead') = ("jobs"."dead_at" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_unique_key" ON "jobs" USING btree ("kind","unique_key") WHERE "jobs"."state" <> 'dead';--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","due_at") WHERE "jobs"."state" <> 'dead';--> statement-breakpoint
CREATE INDEX "jobs_dead" ON "jobs" USING btree ("dead_at","id") WHERE "jobs"."dead_at" is not null;