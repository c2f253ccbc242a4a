CREATE TABLE "trade_events" (
	"request_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"body" text NOT NULL,
	"prev_seq" integer,
	"prev_hash" text COLLATE "C",
	"hash" text COLLATE "C" NOT NULL,
	CONSTRAINT "trade_events_request_id_seq_pk" PRIMARY KEY("request_id","seq"),
	CONSTRAINT "trade_events_hash" UNIQUE("request_id","seq","hash"),
	CONSTRAINT "trade_events_seq" CHECK ("trade_events"."seq" = coalesce("trade_events"."prev_seq", 0) + 1),
	CONSTRAINT "trade_events_prev_whole" CHECK (("trade_events"."prev_seq" is null) = ("trade_events"."prev_hash" is null)),
	CONSTRAINT "trade_events_hash_true" CHECK ("trade_events"."hash" = encode(sha256(convert_to("trade_events"."request_id" || ':' || "trade_events"."seq" || ':' || coalesce("trade_events"."prev_hash", '') || ':' || "trade_events"."body", 'UTF8')), 'hex'))
);
--> statement-breakpoint
CREATE TABLE "trade_lines" (
	"request_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"line_no" integer NOT NULL,
	"line_id" uuid NOT NULL,
	"offer_id" uuid,
	"offer" jsonb,
	"free_text" text,
	"qty" text COLLATE "C" NOT NULL,
	"unit_id" text COLLATE "C" NOT NULL,
	"target_price_rial" bigint,
	"note" text,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "trade_lines_request_id_revision_line_no_pk" PRIMARY KEY("request_id","revision","line_no"),
	CONSTRAINT "trade_lines_what" CHECK (("trade_lines"."offer_id" is null) <> ("trade_lines"."free_text" is null))
);
--> statement-breakpoint
CREATE TABLE "trade_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"number" text COLLATE "C",
	"buyer_person_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"seller_merchant_id" uuid,
	"state" text NOT NULL,
	"turn" text NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"title" text,
	"words" text COLLATE "C" NOT NULL,
	"description" text,
	"address_id" uuid,
	"needed_by" date,
	"address" jsonb,
	"buyer" jsonb,
	"reason" text,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"snapshot_id" uuid,
	"confirm_by" timestamp (3) with time zone,
	"payable_rial" bigint,
	"last_event_seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "trade_requests_sent_has_number" CHECK ("trade_requests"."state" in ('draft', 'cancelled') or "trade_requests"."number" is not null),
	CONSTRAINT "trade_requests_agreed_has_snapshot" CHECK ("trade_requests"."state" not in ('awaitingConfirmation', 'published', 'disputed', 'closed') or "trade_requests"."snapshot_id" is not null),
	CONSTRAINT "trade_requests_payable" CHECK ("trade_requests"."payable_rial" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_schedule" (
	"request_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"due" text NOT NULL,
	"amount_rial" bigint NOT NULL,
	"settled_rial" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_schedule_request_id_no_pk" PRIMARY KEY("request_id","no"),
	CONSTRAINT "payment_schedule_settled" CHECK ("payment_schedule"."settled_rial" between 0 and "payment_schedule"."amount_rial")
);
--> statement-breakpoint
CREATE TABLE "trade_snapshots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trade_snapshots_hash_true" CHECK ("trade_snapshots"."hash" = encode(sha256(convert_to("trade_snapshots"."body", 'UTF8')), 'hex'))
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"permille" integer NOT NULL,
	CONSTRAINT "vat_rates_permille" CHECK ("vat_rates"."permille" between 0 and 1000)
);
--> statement-breakpoint
ALTER TABLE "trade_events" ADD CONSTRAINT "trade_events_request_id_trade_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."trade_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_events" ADD CONSTRAINT "trade_events_prev" FOREIGN KEY ("request_id","prev_seq","prev_hash") REFERENCES "public"."trade_events"("request_id","seq","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_lines" ADD CONSTRAINT "trade_lines_request_id_trade_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."trade_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_buyer_person_id_persons_id_fk" FOREIGN KEY ("buyer_person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_seller_merchant_id_merchants_id_fk" FOREIGN KEY ("seller_merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_address_id_delivery_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."delivery_addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedule" ADD CONSTRAINT "payment_schedule_request_id_trade_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."trade_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_snapshots" ADD CONSTRAINT "trade_snapshots_request_id_trade_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."trade_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_lines_line" ON "trade_lines" USING btree ("request_id","revision","line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_requests_number" ON "trade_requests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "trade_requests_buyer" ON "trade_requests" USING btree ("buyer_person_id",("turn" = 'buyer'),"state_at","id");--> statement-breakpoint
CREATE INDEX "trade_requests_supplier" ON "trade_requests" USING btree ("supplier_id",("turn" = 'supplier'),"state_at","id");--> statement-breakpoint
CREATE INDEX "trade_requests_confirm_by" ON "trade_requests" USING btree ("confirm_by") WHERE "trade_requests"."state" = 'awaitingConfirmation';--> statement-breakpoint
CREATE INDEX "trade_snapshots_request" ON "trade_snapshots" USING btree ("request_id","id");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "trade_events_append_only" BEFORE UPDATE OR DELETE ON "trade_events" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "trade_events_no_truncate" BEFORE TRUNCATE ON "trade_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "trade_snapshots_append_only" BEFORE UPDATE OR DELETE ON "trade_snapshots" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "trade_snapshots_no_truncate" BEFORE TRUNCATE ON "trade_snapshots" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
