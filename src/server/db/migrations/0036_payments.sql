CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"gateway" text COLLATE "C" NOT NULL,
	"amount_rial" bigint NOT NULL,
	"state" text NOT NULL,
	"authority" text COLLATE "C",
	"redirect_url" text,
	"ref_id" text COLLATE "C",
	"card_mask" text,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"claim_id" uuid,
	"claimed_at" timestamp (3) with time zone,
	"asks" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp (3) with time zone,
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount_rial" > 0),
	CONSTRAINT "payment_attempts_verified" CHECK (("payment_attempts"."state" = 'verified') = ("payment_attempts"."ref_id" is not null)),
	CONSTRAINT "payment_attempts_ended" CHECK (("payment_attempts"."state" in ('verified', 'failed')) = ("payment_attempts"."ended_at" is not null)),
	CONSTRAINT "payment_attempts_sent" CHECK ("payment_attempts"."state" in ('requesting', 'failed') or "payment_attempts"."authority" is not null)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"authority" text COLLATE "C" PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount_rial" bigint NOT NULL,
	"callback_url" text NOT NULL,
	"description" text NOT NULL,
	"state" text NOT NULL,
	"ref_id" text COLLATE "C" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_amount" CHECK ("sandbox_payments"."amount_rial" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payer_person_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"object_id" uuid NOT NULL,
	"schedule_no" integer NOT NULL,
	"amount_rial" bigint NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"paid_by" text,
	"paid_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_rial" between 1 and 9007199254740991),
	CONSTRAINT "payments_paid" CHECK (("payments"."state" = 'paid') = ("payments"."paid_at" is not null and "payments"."paid_by" is not null)),
	CONSTRAINT "payments_schedule" CHECK (("payments"."purpose" = 'charge') = ("payments"."schedule_no" = 0))
);
--> statement-breakpoint
CREATE TABLE "wallet_consumers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_person_id" uuid NOT NULL,
	"phone" text COLLATE "C" NOT NULL,
	"person_id" uuid,
	"state" text NOT NULL,
	"daily_cap_rial" bigint NOT NULL,
	CONSTRAINT "wallet_consumers_active" CHECK ("wallet_consumers"."state" <> 'active' or "wallet_consumers"."person_id" is not null),
	CONSTRAINT "wallet_consumers_cap" CHECK ("wallet_consumers"."daily_cap_rial" between 1 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "wallet_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consumer_id" uuid NOT NULL,
	"amount_rial" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallet_grants_amount" CHECK ("wallet_grants"."amount_rial" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_person_id_persons_id_fk" FOREIGN KEY ("payer_person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_consumers" ADD CONSTRAINT "wallet_consumers_owner_person_id_persons_id_fk" FOREIGN KEY ("owner_person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_consumers" ADD CONSTRAINT "wallet_consumers_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_grants" ADD CONSTRAINT "wallet_grants_consumer" FOREIGN KEY ("consumer_id") REFERENCES "public"."wallet_consumers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_authority" ON "payment_attempts" USING btree ("gateway","authority");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_ref" ON "payment_attempts" USING btree ("gateway","ref_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_live" ON "payment_attempts" USING btree ("payment_id") WHERE state in ('requesting', 'redirected', 'returned', 'verifying', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempts_of_payment" ON "payment_attempts" USING btree ("payment_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_ask" ON "payment_attempts" USING btree ("next_ask_at") WHERE state in ('requesting', 'redirected', 'returned', 'verifying', 'unknown');--> statement-breakpoint
CREATE INDEX "sandbox_payments_expires" ON "sandbox_payments" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("purpose","object_id","schedule_no") WHERE "payments"."state" in ('open', 'cancelling');--> statement-breakpoint
CREATE INDEX "payments_payer" ON "payments" USING btree ("payer_person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_expires" ON "payments" USING btree ("expires_at") WHERE "payments"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_consumers_phone" ON "wallet_consumers" USING btree ("owner_person_id","phone");--> statement-breakpoint
CREATE INDEX "wallet_consumers_invited" ON "wallet_consumers" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "wallet_consumers_person" ON "wallet_consumers" USING btree ("person_id","owner_person_id") WHERE "wallet_consumers"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "wallet_grants_day" ON "wallet_grants" USING btree ("consumer_id","at");