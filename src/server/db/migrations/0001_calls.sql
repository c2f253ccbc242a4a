CREATE TABLE "advertisements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"place" text NOT NULL,
	"title" text NOT NULL,
	"text" text,
	"image" text NOT NULL,
	"alt" text NOT NULL,
	"target" text NOT NULL,
	"supplier_id" uuid,
	"weight" integer NOT NULL,
	"category_ids" uuid[] DEFAULT '{}' NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"severity" text NOT NULL,
	"audience" text NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"supplier_id" uuid,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"city_id" text COLLATE "C",
	"status" text DEFAULT 'draft' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_delegations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"supplier_id" uuid NOT NULL,
	"merchant_id" uuid NOT NULL,
	"title" text NOT NULL,
	"scope_category_ids" uuid[] DEFAULT '{}' NOT NULL,
	"region_ids" text[] DEFAULT '{}' NOT NULL,
	"exclusive" boolean DEFAULT false NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"letter_file_id" uuid,
	"state" text DEFAULT 'requested' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale_cities" (
	"merchant_id" uuid NOT NULL,
	"city_id" text COLLATE "C" NOT NULL,
	"cost_rial" bigint NOT NULL,
	"lead_days" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "sale_cities_merchant_id_city_id_pk" PRIMARY KEY("merchant_id","city_id")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"words" text COLLATE "C" NOT NULL,
	"state_id" text COLLATE "C" NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"words" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"words" text COLLATE "C" NOT NULL,
	"country_id" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "urban_areas" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"words" text COLLATE "C" NOT NULL,
	"city_id" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_visits" (
	"device_id" uuid NOT NULL,
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"visits" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_visits_device_id_object_type_object_id_pk" PRIMARY KEY("device_id","object_type","object_id")
);
--> statement-breakpoint
CREATE TABLE "page_visits" (
	"visit_id" uuid PRIMARY KEY NOT NULL,
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"device_id" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_counts" (
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "visit_counts_object_type_object_id_pk" PRIMARY KEY("object_type","object_id")
);
--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_delegations" ADD CONSTRAINT "merchant_delegations_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_delegations" ADD CONSTRAINT "merchant_delegations_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_cities" ADD CONSTRAINT "sale_cities_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_cities" ADD CONSTRAINT "sale_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "urban_areas" ADD CONSTRAINT "urban_areas_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advertisements_place" ON "advertisements" USING btree ("place","weight","id");--> statement-breakpoint
CREATE INDEX "announcements_latest" ON "announcements" USING btree ("valid_from","id");--> statement-breakpoint
CREATE INDEX "merchants_name" ON "merchants" USING btree ("name_sort","id");--> statement-breakpoint
CREATE INDEX "merchant_delegations_supplier" ON "merchant_delegations" USING btree ("supplier_id","valid_to","id");--> statement-breakpoint
CREATE INDEX "merchant_delegations_merchant" ON "merchant_delegations" USING btree ("merchant_id","valid_to","id");--> statement-breakpoint
CREATE INDEX "merchant_delegations_latest" ON "merchant_delegations" USING btree ("valid_to","id");--> statement-breakpoint
CREATE INDEX "cities_state" ON "cities" USING btree ("state_id","name_sort","id");--> statement-breakpoint
CREATE INDEX "cities_name" ON "cities" USING btree ("name_sort","id");--> statement-breakpoint
CREATE INDEX "states_country" ON "states" USING btree ("country_id","name_sort","id");--> statement-breakpoint
CREATE INDEX "urban_areas_city" ON "urban_areas" USING btree ("city_id","name_sort","id");--> statement-breakpoint
CREATE INDEX "device_visits_latest" ON "device_visits" USING btree ("device_id","last_at","object_id");