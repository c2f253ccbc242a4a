CREATE TABLE "supplier_pages" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"draft" jsonb NOT NULL,
	"published" jsonb,
	"imported" jsonb,
	"published_at" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "supplier_pages" ADD CONSTRAINT "supplier_pages_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;