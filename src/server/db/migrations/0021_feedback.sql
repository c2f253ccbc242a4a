CREATE TABLE "feedback_limits" (
	"subject" text COLLATE "C" PRIMARY KEY NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"sent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid,
	"tracking_code" text COLLATE "C" NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"object_type" text,
	"object_id" uuid,
	"contact" text,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"app_build" text,
	"request_id" text,
	"state" text DEFAULT 'new' NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"seen_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_limits_age" ON "feedback_limits" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_code" ON "feedbacks" USING btree ("tracking_code");--> statement-breakpoint
CREATE INDEX "feedbacks_state" ON "feedbacks" USING btree ("state","state_at","id");--> statement-breakpoint
CREATE INDEX "feedbacks_all" ON "feedbacks" USING btree ("state_at","id");--> statement-breakpoint
CREATE INDEX "feedbacks_person" ON "feedbacks" USING btree ("person_id","created_at","id") WHERE "feedbacks"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "feedbacks_expiry" ON "feedbacks" USING btree ("expires_at") WHERE "feedbacks"."expires_at" is not null;