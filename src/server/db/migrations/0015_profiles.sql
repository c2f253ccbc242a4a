ALTER TABLE "persons" ADD COLUMN "national_code" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "national_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "economic_code" text COLLATE "C";