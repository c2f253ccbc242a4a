CREATE TABLE "delivery_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"person_id" uuid NOT NULL,
	"is_default" boolean NOT NULL,
	"title" text NOT NULL,
	"receiver_name" text NOT NULL,
	"receiver_phone" text COLLATE "C" NOT NULL,
	"country_id" text COLLATE "C" NOT NULL,
	"state_id" text COLLATE "C" NOT NULL,
	"city_id" text COLLATE "C" NOT NULL,
	"urban_area_id" text COLLATE "C",
	"street" text NOT NULL,
	"plaque" text,
	"unit" text,
	"postal_code" text COLLATE "C" NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"note" text,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_urban_area_id_urban_areas_id_fk" FOREIGN KEY ("urban_area_id") REFERENCES "public"."urban_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_addresses_latest" ON "delivery_addresses" USING btree ("person_id","is_default","updated_at","id") WHERE "delivery_addresses"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_addresses_default" ON "delivery_addresses" USING btree ("person_id") WHERE "delivery_addresses"."is_default";