CREATE TABLE "gateway_settlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"gateway" text COLLATE "C" NOT NULL,
	"amount_rial" bigint NOT NULL,
	"reference" text COLLATE "C" NOT NULL,
	"paid_on" date NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"decided_by" uuid,
	"refusal" text,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "gateway_settlements_amount" CHECK ("gateway_settlements"."amount_rial" between 1 and 9007199254740991),
	CONSTRAINT "gateway_settlements_ended_state" CHECK (("gateway_settlements"."state" = 'proposed') = ("gateway_settlements"."ended_at" is null)),
	CONSTRAINT "gateway_settlements_refused" CHECK (("gateway_settlements"."state" = 'refused') = ("gateway_settlements"."refusal" is not null)),
	CONSTRAINT "gateway_settlements_two" CHECK (("gateway_settlements"."state" in ('booked', 'refused')) = ("gateway_settlements"."decided_by" is not null) and "gateway_settlements"."decided_by" is distinct from "gateway_settlements"."proposed_by")
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_verified";--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_ended";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "reversals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "reversed_by" uuid;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "reversed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "reversal_failure" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_settlements_once" ON "gateway_settlements" USING btree ("gateway","reference") WHERE "gateway_settlements"."state" in ('proposed', 'booked');--> statement-breakpoint
CREATE INDEX "gateway_settlements_waiting" ON "gateway_settlements" USING btree ("created_at","id") WHERE "gateway_settlements"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "gateway_settlements_ended" ON "gateway_settlements" USING btree ("ended_at","id") WHERE "gateway_settlements"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_reversing" ON "payment_attempts" USING btree ("next_ask_at") WHERE "payment_attempts"."state" = 'reversing';--> statement-breakpoint
CREATE INDEX "payment_attempts_ended" ON "payment_attempts" USING btree ("ended_at","id") WHERE "payment_attempts"."state" in ('verified', 'reversing');--> statement-breakpoint
CREATE INDEX "wallet_adjustments_decided" ON "wallet_adjustments" USING btree ("ended_at","id") WHERE "wallet_adjustments"."state" <> 'proposed';--> statement-breakpoint
CREATE INDEX "wallet_payouts_decided" ON "wallet_payouts" USING btree ("ended_at","id") WHERE "wallet_payouts"."state" in ('settled', 'refused');--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_reversed" CHECK (("payment_attempts"."state" = 'reversed') = ("payment_attempts"."reversed_at" is not null));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_reversing" CHECK ("payment_attempts"."state" not in ('reversing', 'reversed') or ("payment_attempts"."reversed_by" is not null and "payment_attempts"."reversals" > 0));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_verified" CHECK (("payment_attempts"."state" in ('verified', 'reversing', 'reversed')) = ("payment_attempts"."ref_id" is not null));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_ended" CHECK (("payment_attempts"."state" in ('verified', 'failed', 'reversing', 'reversed')) = ("payment_attempts"."ended_at" is not null));