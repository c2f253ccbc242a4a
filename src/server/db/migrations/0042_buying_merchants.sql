CREATE TABLE "trade_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_id" uuid NOT NULL,
	"move" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"revision" integer NOT NULL,
	"quote_id" uuid,
	"price_version" integer,
	"payable_rial" bigint NOT NULL,
	"picks" jsonb,
	"comment" text,
	"asked_by_id" uuid,
	"decided_by_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	CONSTRAINT "trade_approvals_decided" CHECK (("trade_approvals"."state" = 'open') = ("trade_approvals"."decided_at" is null)),
	CONSTRAINT "trade_approvals_payable" CHECK ("trade_approvals"."payable_rial" >= 0)
);
--> statement-breakpoint
ALTER TABLE "merchant_agents" ADD COLUMN "spend_limit_rial" bigint;--> statement-breakpoint
ALTER TABLE "merchant_agents" ADD COLUMN "spend_period" text;--> statement-breakpoint
ALTER TABLE "trade_groups" ADD COLUMN "buyer_merchant_id" uuid;--> statement-breakpoint
ALTER TABLE "trade_groups" ADD COLUMN "agent_person_id" uuid;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "buyer_merchant_id" uuid;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "agent_person_id" uuid;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "auto_refusal" text;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "spent_agent_id" uuid;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "spent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "submitted_rial" bigint;--> statement-breakpoint
ALTER TABLE "trade_approvals" ADD CONSTRAINT "trade_approvals_request_id_trade_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."trade_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_approvals" ADD CONSTRAINT "trade_approvals_asked_by_id_persons_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_approvals" ADD CONSTRAINT "trade_approvals_decided_by_id_persons_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_approvals_open" ON "trade_approvals" USING btree ("request_id") WHERE "trade_approvals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "trade_approvals_request" ON "trade_approvals" USING btree ("request_id","created_at");--> statement-breakpoint
ALTER TABLE "trade_groups" ADD CONSTRAINT "trade_groups_buyer_merchant_id_merchants_id_fk" FOREIGN KEY ("buyer_merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_groups" ADD CONSTRAINT "trade_groups_agent_person_id_persons_id_fk" FOREIGN KEY ("agent_person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_buyer_merchant_id_merchants_id_fk" FOREIGN KEY ("buyer_merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_agent_person_id_persons_id_fk" FOREIGN KEY ("agent_person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_spent_agent_id_merchant_agents_id_fk" FOREIGN KEY ("spent_agent_id") REFERENCES "public"."merchant_agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_requests_buying_merchant" ON "trade_requests" USING btree ("buyer_merchant_id") WHERE "trade_requests"."buyer_merchant_id" is not null;--> statement-breakpoint
CREATE INDEX "trade_requests_agent" ON "trade_requests" USING btree ("agent_person_id") WHERE "trade_requests"."agent_person_id" is not null;--> statement-breakpoint
CREATE INDEX "trade_requests_spent" ON "trade_requests" USING btree ("spent_agent_id","spent_at") WHERE "trade_requests"."spent_agent_id" is not null;--> statement-breakpoint
ALTER TABLE "merchant_agents" ADD CONSTRAINT "merchant_agents_limit_whole" CHECK (("merchant_agents"."spend_limit_rial" is null) = ("merchant_agents"."spend_period" is null));--> statement-breakpoint
ALTER TABLE "merchant_agents" ADD CONSTRAINT "merchant_agents_limit" CHECK ("merchant_agents"."spend_limit_rial" between 0 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_agent_of_merchant" CHECK ("trade_requests"."agent_person_id" is null or "trade_requests"."buyer_merchant_id" is not null);