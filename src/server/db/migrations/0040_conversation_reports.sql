CREATE TABLE "conversation_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reporter_no" smallint NOT NULL,
	"message_seq" integer,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "conversation_reports_decided" CHECK (("conversation_reports"."state" = 'open') = ("conversation_reports"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "conversation_parties" ADD COLUMN "barred_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_reporter_id_persons_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_decided_by_persons_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_reports_open" ON "conversation_reports" USING btree ("conversation_id","reporter_id") WHERE "conversation_reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "conversation_reports_state" ON "conversation_reports" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "conversation_reports_reporter" ON "conversation_reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "conversation_parties_barred" ON "conversation_parties" USING btree ("conversation_id") WHERE "conversation_parties"."barred_at" is not null;