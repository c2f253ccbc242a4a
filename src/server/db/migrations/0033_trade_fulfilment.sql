CREATE TABLE "trade_documents" (
	"request_id" uuid NOT NULL,
	"type_id" text NOT NULL,
	"file_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trade_documents_request_id_type_id_file_id_pk" PRIMARY KEY("request_id","type_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "trade_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"carrier" text,
	"note" text,
	"shipped_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone,
	CONSTRAINT "trade_deliveries_no" UNIQUE("request_id","no")
);
--> statement-breakpoint
CREATE TABLE "trade_delivery_lines" (
	"delivery_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"qty" text COLLATE "C" NOT NULL,
	"received_qty" text COLLATE "C",
	"received_note" text,
	CONSTRAINT "trade_delivery_lines_delivery_id_line_no_pk" PRIMARY KEY("delivery_id","line_no"),
	CONSTRAINT "trade_delivery_lines_qty" CHECK ("trade_delivery_lines"."qty"::numeric > 0),
	CONSTRAINT "trade_delivery_lines_received" CHECK ("trade_delivery_lines"."received_qty"::numeric between 0 and "trade_delivery_lines"."qty"::numeric)
);
--> statement-breakpoint
CREATE TABLE "trade_disputes" (
	"request_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"opened_by" text NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	"refund_rial" bigint,
	"words" text,
	CONSTRAINT "trade_disputes_request_id_no_pk" PRIMARY KEY("request_id","no"),
	CONSTRAINT "trade_disputes_ended" CHECK (("trade_disputes"."ended_at" is null) = ("trade_disputes"."outcome" is null)),
	CONSTRAINT "trade_disputes_decided" CHECK (coalesce("trade_disputes"."outcome" in ('release', 'refund', 'part'), false) = ("trade_disputes"."words" is not null) and ("trade_disputes"."words" is null) = ("trade_disputes"."refund_rial" is null)),
	CONSTRAINT "trade_disputes_refund" CHECK ("trade_disputes"."refund_rial" >= 0)
);
--> statement-breakpoint
CREATE TABLE "trade_settlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"instalment_no" integer NOT NULL,
	"amount_rial" bigint NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"paid_on" date NOT NULL,
	"state" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"refusal" text,
	CONSTRAINT "trade_settlements_amount" CHECK ("trade_settlements"."amount_rial" > 0),
	CONSTRAINT "trade_settlements_answered" CHECK (("trade_settlements"."state" = 'waiting') = ("trade_settlements"."answered_at" is null)),
	CONSTRAINT "trade_settlements_refusal" CHECK (("trade_settlements"."state" = 'refused') = ("trade_settlements"."refusal" is not null))
);
--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "cancel_asked_by" text;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trade_documents" ADD CONSTRAINT "trade_documents_request_id_trade_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."trade_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_documents" ADD CONSTRAINT "trade_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_deliveries" ADD CONSTRAINT "trade_deliveries_request_id_trade_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."trade_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_delivery_lines" ADD CONSTRAINT "trade_delivery_lines_delivery_id_trade_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."trade_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_disputes" ADD CONSTRAINT "trade_disputes_request_id_trade_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."trade_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_settlements" ADD CONSTRAINT "trade_settlements_instalment" FOREIGN KEY ("request_id","instalment_no") REFERENCES "public"."payment_schedule"("request_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_disputes_open" ON "trade_disputes" USING btree ("request_id") WHERE "trade_disputes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "trade_disputes_waiting" ON "trade_disputes" USING btree ("opened_at","request_id") WHERE "trade_disputes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "trade_settlements_request" ON "trade_settlements" USING btree ("request_id","recorded_at","id");--> statement-breakpoint
CREATE INDEX "trade_requests_closes_at" ON "trade_requests" USING btree ("closes_at") WHERE "trade_requests"."state" = 'published';