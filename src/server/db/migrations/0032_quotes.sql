CREATE TABLE "trade_quote_lines" (
	"quote_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"alt_no" integer NOT NULL,
	"answer" text NOT NULL,
	"title" text,
	"qty" text COLLATE "C" NOT NULL,
	"min_qty" text COLLATE "C",
	"unit_price_rial" bigint,
	"per" text COLLATE "C" NOT NULL,
	"vat_included" boolean NOT NULL,
	"vat_permille" integer NOT NULL,
	"net_rial" bigint,
	"vat_rial" bigint,
	"lead_days" integer,
	"note" text,
	CONSTRAINT "trade_quote_lines_quote_id_line_no_alt_no_pk" PRIMARY KEY("quote_id","line_no","alt_no"),
	CONSTRAINT "trade_quote_lines_priced" CHECK (("trade_quote_lines"."answer" = 'none') = ("trade_quote_lines"."unit_price_rial" is null)),
	CONSTRAINT "trade_quote_lines_amounts" CHECK (("trade_quote_lines"."unit_price_rial" is null) = ("trade_quote_lines"."net_rial" is null)),
	CONSTRAINT "trade_quote_lines_alternative" CHECK ("trade_quote_lines"."answer" <> 'alternative' or "trade_quote_lines"."title" is not null)
);
--> statement-breakpoint
CREATE TABLE "trade_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"merchant_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"revision" integer NOT NULL,
	"state" text NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"freight_rial" bigint NOT NULL,
	"terms" jsonb NOT NULL,
	"note" text,
	"net_rial" bigint NOT NULL,
	"vat_rial" bigint NOT NULL,
	"payable_rial" bigint NOT NULL,
	"counter" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trade_quotes_sums" CHECK ("trade_quotes"."net_rial" >= 0 and "trade_quotes"."vat_rial" >= 0 and "trade_quotes"."payable_rial" = "trade_quotes"."net_rial" + "trade_quotes"."vat_rial")
);
--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "quote_valid_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "quoted_rial" bigint;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_schedule" ADD COLUMN "days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_quote_lines" ADD CONSTRAINT "trade_quote_lines_quote_id_trade_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."trade_quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_quotes" ADD CONSTRAINT "trade_quotes_request_id_trade_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."trade_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_quotes" ADD CONSTRAINT "trade_quotes_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_quotes_round" ON "trade_quotes" USING btree ("request_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_quotes_sent" ON "trade_quotes" USING btree ("request_id") WHERE "trade_quotes"."state" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "trade_quotes_agreed" ON "trade_quotes" USING btree ("request_id") WHERE "trade_quotes"."state" in ('locked', 'accepted');--> statement-breakpoint
CREATE INDEX "trade_requests_quote_until" ON "trade_requests" USING btree ("quote_valid_until") WHERE "trade_requests"."state" = 'quoted';--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_quoted_has_quote" CHECK ("trade_requests"."state" <> 'quoted' or "trade_requests"."quote_id" is not null);--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_quote_whole" CHECK (("trade_requests"."quote_id" is null) = ("trade_requests"."quote_valid_until" is null));