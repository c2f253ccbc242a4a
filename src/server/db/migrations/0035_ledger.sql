CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_person_id" uuid,
	"owner_merchant_id" uuid,
	"owner_request_id" uuid,
	"gateway" text COLLATE "C",
	"shard" integer DEFAULT 0 NOT NULL,
	"may_go_below" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_accounts_owner" UNIQUE NULLS NOT DISTINCT("owner_person_id","owner_merchant_id","owner_request_id","gateway","kind","shard"),
	CONSTRAINT "ledger_accounts_below" UNIQUE("id","may_go_below"),
	CONSTRAINT "ledger_accounts_one_owner" CHECK (num_nonnulls("ledger_accounts"."owner_person_id", "ledger_accounts"."owner_merchant_id", "ledger_accounts"."owner_request_id", "ledger_accounts"."gateway") <= 1),
	CONSTRAINT "ledger_accounts_owner_of_kind" CHECK (case "ledger_accounts"."kind"
        when 'available' then num_nonnulls("ledger_accounts"."owner_person_id", "ledger_accounts"."owner_merchant_id") = 1
        when 'held' then num_nonnulls("ledger_accounts"."owner_person_id", "ledger_accounts"."owner_merchant_id") = 1
        when 'escrow' then "ledger_accounts"."owner_request_id" is not null
        when 'clearing' then "ledger_accounts"."gateway" is not null
        else num_nonnulls("ledger_accounts"."owner_person_id", "ledger_accounts"."owner_merchant_id", "ledger_accounts"."owner_request_id", "ledger_accounts"."gateway") = 0 end),
	CONSTRAINT "ledger_accounts_may_go_below" CHECK ("ledger_accounts"."may_go_below" = ("ledger_accounts"."kind" in ('clearing', 'suspense'))),
	CONSTRAINT "ledger_accounts_shard" CHECK ("ledger_accounts"."shard" = 0 or ("ledger_accounts"."may_go_below" and "ledger_accounts"."shard" > 0))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"account_id" uuid NOT NULL,
	"may_go_below" boolean NOT NULL,
	"seq" integer NOT NULL,
	"transfer_id" uuid NOT NULL,
	"side" smallint NOT NULL,
	"amount_rial" bigint NOT NULL,
	"prev_seq" integer,
	"prev_balance" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_account_id_seq_pk" PRIMARY KEY("account_id","seq"),
	CONSTRAINT "ledger_entries_balance" UNIQUE("account_id","seq","balance"),
	CONSTRAINT "ledger_entries_side" UNIQUE("transfer_id","side"),
	CONSTRAINT "ledger_entries_of_transfer" UNIQUE("transfer_id","account_id","seq","amount_rial"),
	CONSTRAINT "ledger_entries_side_sign" CHECK ("ledger_entries"."side" in (-1, 1) and sign("ledger_entries"."amount_rial") = "ledger_entries"."side"),
	CONSTRAINT "ledger_entries_not_below" CHECK ("ledger_entries"."may_go_below" or "ledger_entries"."balance" >= 0),
	CONSTRAINT "ledger_entries_safe" CHECK (abs("ledger_entries"."balance") <= 9007199254740991),
	CONSTRAINT "ledger_entries_seq" CHECK ("ledger_entries"."seq" = coalesce("ledger_entries"."prev_seq", 0) + 1),
	CONSTRAINT "ledger_entries_first" CHECK ("ledger_entries"."prev_seq" is not null or "ledger_entries"."prev_balance" = 0),
	CONSTRAINT "ledger_entries_sum" CHECK ("ledger_entries"."balance" = "ledger_entries"."prev_balance" + "ledger_entries"."amount_rial")
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"amount_rial" bigint NOT NULL,
	"debit_amount" bigint GENERATED ALWAYS AS (-amount_rial) STORED,
	"debit_account_id" uuid NOT NULL,
	"debit_seq" integer NOT NULL,
	"credit_account_id" uuid NOT NULL,
	"credit_seq" integer NOT NULL,
	"ref_kind" text NOT NULL,
	"ref_id" uuid NOT NULL,
	"leg" integer DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_once" UNIQUE("kind","ref_kind","ref_id","leg"),
	CONSTRAINT "ledger_transfers_amount" CHECK ("ledger_transfers"."amount_rial" between 1 and 9007199254740991),
	CONSTRAINT "ledger_transfers_two_accounts" CHECK ("ledger_transfers"."debit_account_id" <> "ledger_transfers"."credit_account_id"),
	CONSTRAINT "ledger_transfers_leg" CHECK ("ledger_transfers"."leg" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner_person_id_persons_id_fk" FOREIGN KEY ("owner_person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner_merchant_id_merchants_id_fk" FOREIGN KEY ("owner_merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_request" FOREIGN KEY ("owner_request_id") REFERENCES "public"."trade_requests"("id") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" FOREIGN KEY ("account_id","may_go_below") REFERENCES "public"."ledger_accounts"("id","may_go_below") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_debit_account_id_ledger_accounts_id_fk" FOREIGN KEY ("debit_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_credit_account_id_ledger_accounts_id_fk" FOREIGN KEY ("credit_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_accounts_request_owner" ON "ledger_accounts" USING btree ("owner_request_id") WHERE "ledger_accounts"."owner_request_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_at" ON "ledger_entries" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_ref" ON "ledger_transfers" USING btree ("ref_kind","ref_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_prev" FOREIGN KEY ("account_id","prev_seq","prev_balance") REFERENCES "public"."ledger_entries"("account_id","seq","balance") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_debit" FOREIGN KEY ("id","debit_account_id","debit_seq","debit_amount") REFERENCES "public"."ledger_entries"("transfer_id","account_id","seq","amount_rial") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_credit" FOREIGN KEY ("id","credit_account_id","credit_seq","amount_rial") REFERENCES "public"."ledger_entries"("transfer_id","account_id","seq","amount_rial") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_append_only" BEFORE UPDATE OR DELETE ON "ledger_transfers" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_no_truncate" BEFORE TRUNCATE ON "ledger_transfers" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_no_truncate" BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_append_only" BEFORE UPDATE OR DELETE ON "ledger_accounts" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_no_truncate" BEFORE TRUNCATE ON "ledger_accounts" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
