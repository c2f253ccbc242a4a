DROP INDEX "trade_requests_group";--> statement-breakpoint
ALTER TABLE "trade_groups" ADD COLUMN "sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_groups" ADD COLUMN "hides_buyer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_groups" ADD COLUMN "open_category_id" uuid;--> statement-breakpoint
ALTER TABLE "trade_groups" ADD COLUMN "open_state_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "trade_groups" ADD COLUMN "open_city_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "trade_groups" ADD COLUMN "ask" jsonb;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "sealed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "hides_buyer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_groups" ADD CONSTRAINT "trade_groups_open_category_id_categories_id_fk" FOREIGN KEY ("open_category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_groups" ADD CONSTRAINT "trade_groups_open_state_id_states_id_fk" FOREIGN KEY ("open_state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_groups" ADD CONSTRAINT "trade_groups_open_city_id_cities_id_fk" FOREIGN KEY ("open_city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_groups_open" ON "trade_groups" USING btree ("deadline_at","id") WHERE "trade_groups"."open_category_id" is not null;--> statement-breakpoint
CREATE INDEX "trade_requests_sealed" ON "trade_requests" USING btree ("sealed_until") WHERE "trade_requests"."state" = 'registered' and "trade_requests"."quote_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_requests_group" ON "trade_requests" USING btree ("group_id","supplier_id");--> statement-breakpoint
ALTER TABLE "trade_groups" ADD CONSTRAINT "trade_groups_sealed_has_deadline" CHECK (not "trade_groups"."sealed" or "trade_groups"."deadline_at" is not null);--> statement-breakpoint
ALTER TABLE "trade_groups" ADD CONSTRAINT "trade_groups_open_whole" CHECK ("trade_groups"."open_category_id" is null or ("trade_groups"."deadline_at" is not null and "trade_groups"."open_state_id" is not null));