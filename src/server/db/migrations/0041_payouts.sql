CREATE TABLE "membership_reminders" (
	"merchant_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"days" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "membership_reminders_merchant_id_no_days_pk" PRIMARY KEY("merchant_id","no","days")
);
--> statement-breakpoint
CREATE TABLE "wallet_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_person_id" uuid,
	"merchant_id" uuid,
	"amount_rial" bigint NOT NULL,
	"reason" text NOT NULL,
	"request_id" uuid,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"decided_by" uuid,
	"refusal" text,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "wallet_adjustments_owner" CHECK (num_nonnulls("wallet_adjustments"."owner_person_id", "wallet_adjustments"."merchant_id") = 1),
	CONSTRAINT "wallet_adjustments_amount" CHECK (abs("wallet_adjustments"."amount_rial") between 1 and 9007199254740991),
	CONSTRAINT "wallet_adjustments_ended" CHECK (("wallet_adjustments"."state" = 'proposed') = ("wallet_adjustments"."ended_at" is null)),
	CONSTRAINT "wallet_adjustments_refused" CHECK (("wallet_adjustments"."state" = 'refused') = ("wallet_adjustments"."refusal" is not null)),
	CONSTRAINT "wallet_adjustments_two" CHECK (("wallet_adjustments"."state" in ('booked', 'refused')) = ("wallet_adjustments"."decided_by" is not null) and "wallet_adjustments"."decided_by" is distinct from "wallet_adjustments"."proposed_by")
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"accounts" integer NOT NULL,
	"transfers" integer NOT NULL,
	"faults_count" integer NOT NULL,
	"faults" jsonb NOT NULL,
	CONSTRAINT "ledger_checks_counts" CHECK (least("ledger_checks"."accounts", "ledger_checks"."transfers", "ledger_checks"."faults_count") >= 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_person_id" uuid,
	"merchant_id" uuid,
	"asked_by_person_id" uuid NOT NULL,
	"amount_rial" bigint NOT NULL,
	"iban" text COLLATE "C" NOT NULL,
	"account_name" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"bank_reference" text,
	"refusal" text,
	"decided_by" uuid,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "wallet_payouts_owner" CHECK (num_nonnulls("wallet_payouts"."owner_person_id", "wallet_payouts"."merchant_id") = 1),
	CONSTRAINT "wallet_payouts_amount" CHECK ("wallet_payouts"."amount_rial" between 1 and 9007199254740991),
	CONSTRAINT "wallet_payouts_iban" CHECK ("wallet_payouts"."state" <> 'requested' or "wallet_payouts"."iban" ~ '^IR[0-9]{24}$'),
	CONSTRAINT "wallet_payouts_ended" CHECK (("wallet_payouts"."state" = 'requested') = ("wallet_payouts"."ended_at" is null)),
	CONSTRAINT "wallet_payouts_settled" CHECK (("wallet_payouts"."state" = 'settled') = ("wallet_payouts"."bank_reference" is not null)),
	CONSTRAINT "wallet_payouts_refused" CHECK (("wallet_payouts"."state" = 'refused') = ("wallet_payouts"."refusal" is not null)),
	CONSTRAINT "wallet_payouts_decided" CHECK (("wallet_payouts"."state" in ('settled', 'refused')) = ("wallet_payouts"."decided_by" is not null) and "wallet_payouts"."decided_by" is distinct from "wallet_payouts"."asked_by_person_id")
);
--> statement-breakpoint
ALTER TABLE "membership_reminders" ADD CONSTRAINT "membership_reminders_period" FOREIGN KEY ("merchant_id","no") REFERENCES "public"."memberships"("merchant_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_adjustments" ADD CONSTRAINT "wallet_adjustments_owner_person_id_persons_id_fk" FOREIGN KEY ("owner_person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_adjustments" ADD CONSTRAINT "wallet_adjustments_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_adjustments" ADD CONSTRAINT "wallet_adjustments_request_id_trade_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."trade_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_payouts" ADD CONSTRAINT "wallet_payouts_owner_person_id_persons_id_fk" FOREIGN KEY ("owner_person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_payouts" ADD CONSTRAINT "wallet_payouts_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_payouts" ADD CONSTRAINT "wallet_payouts_asked_by_person_id_persons_id_fk" FOREIGN KEY ("asked_by_person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_adjustments_person" ON "wallet_adjustments" USING btree ("owner_person_id","created_at");--> statement-breakpoint
CREATE INDEX "wallet_adjustments_merchant" ON "wallet_adjustments" USING btree ("merchant_id","created_at");--> statement-breakpoint
CREATE INDEX "wallet_adjustments_waiting" ON "wallet_adjustments" USING btree ("created_at","id") WHERE "wallet_adjustments"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "ledger_checks_at" ON "ledger_checks" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "wallet_payouts_person" ON "wallet_payouts" USING btree ("owner_person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "wallet_payouts_merchant" ON "wallet_payouts" USING btree ("merchant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "wallet_payouts_asked" ON "wallet_payouts" USING btree ("asked_by_person_id","created_at");--> statement-breakpoint
CREATE INDEX "wallet_payouts_waiting" ON "wallet_payouts" USING btree ("created_at","id") WHERE "wallet_payouts"."state" = 'requested';