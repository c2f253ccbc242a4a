CREATE TABLE "persons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"phone" text COLLATE "C" NOT NULL,
	"kind" text DEFAULT 'person' NOT NULL,
	"first_name" text,
	"last_name" text,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"suspended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"rotated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge" text COLLATE "C" NOT NULL,
	"phone" text COLLATE "C" NOT NULL,
	"code_hash" text COLLATE "C" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"session_id" uuid
);
--> statement-breakpoint
CREATE TABLE "sign_in_limits" (
	"subject" text COLLATE "C" PRIMARY KEY NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"guesses" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "persons_phone" ON "persons" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id","rotated_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_codes_challenge" ON "sign_in_codes" USING btree ("challenge");--> statement-breakpoint
CREATE INDEX "sign_in_codes_age" ON "sign_in_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_in_limits_age" ON "sign_in_limits" USING btree ("window_start");