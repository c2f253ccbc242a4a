CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"command" text COLLATE "C" NOT NULL,
	"object_type" text COLLATE "C" NOT NULL,
	"object_id" text COLLATE "C" NOT NULL,
	"operation_id" uuid,
	"details" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"actor" text COLLATE "C" NOT NULL,
	"id" uuid NOT NULL,
	"command" text COLLATE "C" NOT NULL,
	"body_hash" text COLLATE "C" NOT NULL,
	"status" integer,
	"answer" text,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "operations_actor_id_pk" PRIMARY KEY("actor","id")
);
--> statement-breakpoint
CREATE INDEX "audit_entries_object" ON "audit_entries" USING btree ("object_type","object_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_expiry" ON "audit_entries" USING btree ("expires_at") WHERE "audit_entries"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "operations_expiry" ON "operations" USING btree ("expires_at") WHERE "operations"."expires_at" is not null;