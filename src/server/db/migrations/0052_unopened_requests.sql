CREATE TABLE "trade_openings" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "trade_openings_something" CHECK ("trade_openings"."opened_at" is not null or "trade_openings"."told_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD COLUMN "has_texts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_openings" ADD CONSTRAINT "trade_openings_request_id_trade_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."trade_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_requests_unopened" ON "trade_requests" USING btree ("submitted_at") WHERE "trade_requests"."state" = 'registered';