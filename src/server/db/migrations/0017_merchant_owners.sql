-- Until now only the demo wrote merchants: the seed adds them again, with their keys and with shops of suppliers.
DELETE FROM "sale_cities";--> statement-breakpoint
DELETE FROM "merchant_delegations";--> statement-breakpoint
DELETE FROM "merchants";--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "owner_person_id" uuid;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "name_key" text COLLATE "C" NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "status_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "min_order_rial" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "working_hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "auto_accept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "preparation_days" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "vat_included" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_owner_person_id_persons_id_fk" FOREIGN KEY ("owner_person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "merchants_name_key" ON "merchants" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "merchants_owner" ON "merchants" USING btree ("owner_person_id","status_at","id") WHERE "merchants"."owner_person_id" is not null;--> statement-breakpoint
CREATE INDEX "merchants_status" ON "merchants" USING btree ("status","status_at","id");