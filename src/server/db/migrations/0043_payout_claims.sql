ALTER TABLE "wallet_payouts" DROP CONSTRAINT "wallet_payouts_iban";--> statement-breakpoint
ALTER TABLE "wallet_payouts" DROP CONSTRAINT "wallet_payouts_ended";--> statement-breakpoint
DROP INDEX "wallet_payouts_waiting";--> statement-breakpoint
ALTER TABLE "wallet_payouts" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "wallet_payouts" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "wallet_payouts_waiting" ON "wallet_payouts" USING btree ("created_at","id") WHERE "wallet_payouts"."state" in ('requested', 'paying');--> statement-breakpoint
ALTER TABLE "wallet_payouts" ADD CONSTRAINT "wallet_payouts_claimed" CHECK (("wallet_payouts"."state" = 'paying') = ("wallet_payouts"."claimed_by" is not null) and ("wallet_payouts"."claimed_by" is null) = ("wallet_payouts"."claimed_at" is null) and "wallet_payouts"."claimed_by" is distinct from "wallet_payouts"."asked_by_person_id");--> statement-breakpoint
ALTER TABLE "wallet_payouts" ADD CONSTRAINT "wallet_payouts_iban" CHECK ("wallet_payouts"."state" not in ('requested', 'paying') or "wallet_payouts"."iban" ~ '^IR[0-9]{24}$');--> statement-breakpoint
ALTER TABLE "wallet_payouts" ADD CONSTRAINT "wallet_payouts_ended" CHECK (("wallet_payouts"."state" in ('requested', 'paying')) = ("wallet_payouts"."ended_at" is null));