CREATE TABLE "membership_reminders" (
	"merchant_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"days" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "membership_reminders_merchant_id_no_days_pk" PRIMARY KEY("merchant_id","no","days")
);
--> statement-breakpoint
ALTER TABLE "membership_reminders" ADD CONSTRAINT "membership_reminders_period" FOREIGN KEY ("merchant_id","no") REFERENCES "public"."memberships"("merchant_id","no") ON DELETE no action ON UPDATE no action;