CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"source_key" text COLLATE "C" NOT NULL,
	"content_hash" text COLLATE "C" NOT NULL,
	"category_type" text NOT NULL,
	"parent_id" uuid,
	"path" uuid[] DEFAULT '{}' NOT NULL,
	"level" smallint NOT NULL,
	"name" text NOT NULL,
	"name_folded" text COLLATE "C" NOT NULL,
	"scientific_name" text,
	"slug" text NOT NULL,
	"description" text,
	"glyph" text NOT NULL,
	"synonyms" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"items_count" integer DEFAULT 0 NOT NULL,
	"supplier_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "base_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"source_key" text COLLATE "C" NOT NULL,
	"content_hash" text COLLATE "C" NOT NULL,
	"category_id" uuid NOT NULL,
	"title" text NOT NULL,
	"scientific_name" text,
	"brand" text,
	"model" text,
	"part_numbers" text[] DEFAULT '{}' NOT NULL,
	"standards" text[] DEFAULT '{}' NOT NULL,
	"description" text,
	"drawing" jsonb
);
--> statement-breakpoint
CREATE TABLE "category_products" (
	"category_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"title_sort" text COLLATE "C" NOT NULL,
	"price_rial" bigint,
	"lead_time_days" integer,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"source_key" text COLLATE "C" NOT NULL,
	"content_hash" text COLLATE "C" NOT NULL,
	"base_product_id" uuid,
	"supplier_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"title" text NOT NULL,
	"title_sort" text COLLATE "C" NOT NULL,
	"slug" text NOT NULL,
	"sku" text,
	"price_type" text NOT NULL,
	"prices" jsonb NOT NULL,
	"price_version" integer DEFAULT 1 NOT NULL,
	"price_valid_until" date,
	"vat_included" boolean NOT NULL,
	"moq" integer,
	"pack_size" integer,
	"sale_unit_id" text NOT NULL,
	"lead_time_days" integer,
	"stock_state" text NOT NULL,
	"origin" text,
	"warranty" text,
	"delivery_scope" text[] DEFAULT '{}' NOT NULL,
	"document" jsonb,
	"status" text DEFAULT 'shown' NOT NULL,
	"visit_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_properties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"source_key" text COLLATE "C" NOT NULL,
	"content_hash" text COLLATE "C" NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_folded" text COLLATE "C" NOT NULL,
	"description" text,
	"data_type" text NOT NULL,
	"quantity_id" text,
	"default_unit_id" text,
	"is_filterable" boolean NOT NULL,
	"is_comparable" boolean NOT NULL,
	"is_key" boolean NOT NULL,
	"decimals" smallint,
	"better_when" text,
	"position" integer NOT NULL,
	"help_unique_id" text
);
--> statement-breakpoint
CREATE TABLE "property_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"title" text NOT NULL,
	"title_folded" text COLLATE "C" NOT NULL,
	"synonyms" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_values" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"base_min" double precision,
	"base_max" double precision,
	"option_id" uuid,
	"bool_value" boolean,
	"text_value" text,
	"value" double precision,
	"max_value" double precision,
	"unit_id" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "type_models" (
	"id" integer PRIMARY KEY NOT NULL,
	"enum_name" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"title_fa" text NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website_menus" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"title" text NOT NULL,
	"route" text,
	"icon" text,
	"position" integer NOT NULL,
	"platforms" text[] DEFAULT '{web,app}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_revisions" (
	"name" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"object_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"slug" text NOT NULL,
	"text_folded" text COLLATE "C" NOT NULL,
	"words" "tsvector" NOT NULL,
	"part_folded" text COLLATE "C",
	"weight" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text COLLATE "C" PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_suppliers" (
	"category_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"items_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"source_key" text COLLATE "C" NOT NULL,
	"content_hash" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"slug" text NOT NULL,
	"legal_name" text,
	"type" text NOT NULL,
	"country" text,
	"province" text,
	"city" text,
	"city_folded" text COLLATE "C",
	"address" text,
	"founded_year" integer,
	"capacity" text,
	"about" text,
	"sections" jsonb NOT NULL,
	"licences" jsonb NOT NULL,
	"certificates" jsonb NOT NULL,
	"contacts" jsonb NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"items_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "measurement_quantities" (
	"id" text PRIMARY KEY NOT NULL,
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL,
	"base_unit_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "units_of_measurement" (
	"id" text PRIMARY KEY NOT NULL,
	"quantity_id" text NOT NULL,
	"symbol" text NOT NULL,
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL,
	"aliases" jsonb NOT NULL,
	"num" double precision NOT NULL,
	"den" double precision NOT NULL,
	"offset" double precision NOT NULL,
	"digits" smallint NOT NULL,
	"is_default" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "base_products" ADD CONSTRAINT "base_products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_products" ADD CONSTRAINT "category_products_product_id_supplier_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."supplier_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_base_product_id_base_products_id_fk" FOREIGN KEY ("base_product_id") REFERENCES "public"."base_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_properties" ADD CONSTRAINT "category_properties_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_options" ADD CONSTRAINT "property_options_property_id_category_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."category_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_suppliers" ADD CONSTRAINT "category_suppliers_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units_of_measurement" ADD CONSTRAINT "units_of_measurement_quantity_id_measurement_quantities_id_fk" FOREIGN KEY ("quantity_id") REFERENCES "public"."measurement_quantities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_source" ON "categories" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position","id");--> statement-breakpoint
CREATE INDEX "categories_type_level" ON "categories" USING btree ("category_type","level","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "base_products_source" ON "base_products" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "base_products_category" ON "base_products" USING btree ("category_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "category_products_pk" ON "category_products" USING btree ("category_id","product_id");--> statement-breakpoint
CREATE INDEX "category_products_product" ON "category_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "category_products_title" ON "category_products" USING btree ("category_id","title_sort","product_id");--> statement-breakpoint
CREATE INDEX "category_products_price" ON "category_products" USING btree ("category_id","price_rial","product_id");--> statement-breakpoint
CREATE INDEX "category_products_newest" ON "category_products" USING btree ("category_id","updated_at","product_id");--> statement-breakpoint
CREATE INDEX "category_products_supplier" ON "category_products" USING btree ("category_id","supplier_id","title_sort","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_products_source" ON "supplier_products" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "supplier_products_base" ON "supplier_products" USING btree ("base_product_id","id");--> statement-breakpoint
CREATE INDEX "supplier_products_supplier" ON "supplier_products" USING btree ("supplier_id","id");--> statement-breakpoint
CREATE INDEX "supplier_products_category" ON "supplier_products" USING btree ("category_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "category_properties_source" ON "category_properties" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "category_properties_category" ON "category_properties" USING btree ("category_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "property_options_key" ON "property_options" USING btree ("property_id","key");--> statement-breakpoint
CREATE INDEX "property_values_product" ON "property_values" USING btree ("product_id","property_id");--> statement-breakpoint
CREATE INDEX "property_values_range" ON "property_values" USING btree ("category_id","property_id","base_min","base_max","product_id");--> statement-breakpoint
CREATE INDEX "property_values_option" ON "property_values" USING btree ("category_id","property_id","option_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "type_models_enum_key" ON "type_models" USING btree ("enum_name","key");--> statement-breakpoint
CREATE INDEX "website_menus_parent" ON "website_menus" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entries_text" ON "search_entries" USING btree ("text_folded");--> statement-breakpoint
CREATE INDEX "search_entries_part" ON "search_entries" USING btree ("part_folded");--> statement-breakpoint
CREATE INDEX "search_terms_trigram" ON "search_terms" USING gin ("term" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "category_suppliers_pk" ON "category_suppliers" USING btree ("category_id","supplier_id");--> statement-breakpoint
CREATE INDEX "category_suppliers_name" ON "category_suppliers" USING btree ("category_id","name_sort","supplier_id");--> statement-breakpoint
CREATE INDEX "category_suppliers_supplier" ON "category_suppliers" USING btree ("supplier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_source" ON "suppliers" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "suppliers_name" ON "suppliers" USING btree ("name_sort","id");--> statement-breakpoint
CREATE INDEX "units_of_measurement_quantity" ON "units_of_measurement" USING btree ("quantity_id","position");