CREATE TABLE "trade_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"buyer_person_id" uuid NOT NULL,
	"title" text,
	"deadline_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "trade_requests" DROP CONSTRAINT "trade_requests_address_id_delivery_addresses_id_fk";
--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "trade_groups" ADD CONSTRAINT "trade_groups_buyer_person_id_persons_id_fk" FOREIGN KEY ("buyer_person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_groups_buyer" ON "trade_groups" USING btree ("buyer_person_id","id");--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_group_id_trade_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."trade_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_address_id_delivery_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."delivery_addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_requests_group" ON "trade_requests" USING btree ("group_id");