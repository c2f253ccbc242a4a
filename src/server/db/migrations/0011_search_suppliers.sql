CREATE TABLE "search_suppliers" (
	"object_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	CONSTRAINT "search_suppliers_object_id_supplier_id_pk" PRIMARY KEY("object_id","supplier_id")
);
--> statement-breakpoint
INSERT INTO "search_suppliers" ("object_id", "supplier_id")
SELECT DISTINCT e."object_id", own."supplier_id" FROM "search_entries" e
JOIN "supplier_products" led ON led."id" = e."object_id"
JOIN "supplier_products" own ON own."base_product_id" = led."base_product_id" AND own."status" = 'shown'
WHERE e."type" = 'product';--> statement-breakpoint
CREATE INDEX "search_suppliers_scattered" ON "search_suppliers" USING btree ("supplier_id",uuid_hash(object_id),"object_id");