CREATE TABLE "invoice_series" (
	"merchant_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"last_no" integer NOT NULL,
	CONSTRAINT "invoice_series_merchant_id_year_pk" PRIMARY KEY("merchant_id","year"),
	CONSTRAINT "invoice_series_no" CHECK ("invoice_series"."last_no" > 0)
);
--> statement-breakpoint
CREATE TABLE "trade_invoices" (
	"merchant_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"no" integer NOT NULL,
	"prev_no" integer,
	"request_id" uuid NOT NULL,
	"body" text NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trade_invoices_merchant_id_year_no_pk" PRIMARY KEY("merchant_id","year","no"),
	CONSTRAINT "trade_invoices_no" CHECK ("trade_invoices"."no" = coalesce("trade_invoices"."prev_no", 0) + 1),
	CONSTRAINT "trade_invoices_hash_true" CHECK ("trade_invoices"."hash" = encode(sha256(convert_to("trade_invoices"."body", 'UTF8')), 'hex'))
);
--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_invoices" ADD CONSTRAINT "trade_invoices_request_id_trade_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."trade_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_invoices" ADD CONSTRAINT "trade_invoices_series" FOREIGN KEY ("merchant_id","year") REFERENCES "public"."invoice_series"("merchant_id","year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_invoices" ADD CONSTRAINT "trade_invoices_prev" FOREIGN KEY ("merchant_id","year","prev_no") REFERENCES "public"."trade_invoices"("merchant_id","year","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_invoices_request" ON "trade_invoices" USING btree ("request_id");--> statement-breakpoint
-- Written by hand: drizzle cannot write triggers.
CREATE TRIGGER "trade_invoices_append_only" BEFORE UPDATE OR DELETE ON "trade_invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "trade_invoices_no_truncate" BEFORE TRUNCATE ON "trade_invoices" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
