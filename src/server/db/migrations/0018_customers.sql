CREATE TABLE "legal_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid NOT NULL,
	"title" text NOT NULL,
	"phone" text COLLATE "C",
	"country_id" text COLLATE "C" NOT NULL,
	"state_id" text COLLATE "C" NOT NULL,
	"city_id" text COLLATE "C" NOT NULL,
	"urban_area_id" text COLLATE "C",
	"street" text NOT NULL,
	"plaque" text,
	"unit" text,
	"postal_code" text COLLATE "C" NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "buyers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"national_code" text COLLATE "C",
	"company_name" text,
	"economic_code" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "merchant_agents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"merchant_id" uuid NOT NULL,
	"phone" text COLLATE "C" NOT NULL,
	"person_id" uuid,
	"role" text NOT NULL,
	"permissions" text[] NOT NULL,
	"valid_to" date,
	"state" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "customer_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "legal_addresses" ADD CONSTRAINT "legal_addresses_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_addresses" ADD CONSTRAINT "legal_addresses_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_addresses" ADD CONSTRAINT "legal_addresses_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_addresses" ADD CONSTRAINT "legal_addresses_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_addresses" ADD CONSTRAINT "legal_addresses_urban_area_id_urban_areas_id_fk" FOREIGN KEY ("urban_area_id") REFERENCES "public"."urban_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyers" ADD CONSTRAINT "buyers_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_agents" ADD CONSTRAINT "merchant_agents_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_agents" ADD CONSTRAINT "merchant_agents_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_addresses_person" ON "legal_addresses" USING btree ("person_id","id") WHERE "legal_addresses"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "buyers_person" ON "buyers" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "merchant_agents_phone" ON "merchant_agents" USING btree ("merchant_id","phone");--> statement-breakpoint
CREATE INDEX "merchant_agents_merchant" ON "merchant_agents" USING btree ("merchant_id","id");--> statement-breakpoint
CREATE INDEX "merchant_agents_invited" ON "merchant_agents" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "merchant_agents_person" ON "merchant_agents" USING btree ("person_id","merchant_id") WHERE "merchant_agents"."person_id" is not null;