DROP INDEX "merchants_name_key";--> statement-breakpoint
CREATE UNIQUE INDEX "merchants_name_key" ON "merchants" USING btree ("name_key") WHERE "merchants"."status" not in ('draft', 'rejected');--> statement-breakpoint
ALTER TABLE "sign_in_limits" DROP COLUMN "guesses";