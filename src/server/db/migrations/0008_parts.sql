ALTER TABLE "category_products" ADD COLUMN "part_id" uuid;--> statement-breakpoint
ALTER TABLE "category_products" ADD COLUMN "stock_state" text;--> statement-breakpoint
ALTER TABLE "category_products" ADD COLUMN "brand" text COLLATE "C";--> statement-breakpoint
UPDATE "category_products" cp SET "part_id" = coalesce(p."base_product_id", p."id"), "stock_state" = p."stock_state", "brand" = b."brand"
FROM "supplier_products" p LEFT JOIN "base_products" b ON b."id" = p."base_product_id" WHERE p."id" = cp."product_id";--> statement-breakpoint
ALTER TABLE "category_products" ALTER COLUMN "part_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "category_products" ALTER COLUMN "stock_state" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "category_products_part" ON "category_products" USING btree ("category_id","part_id","price_rial","product_id");--> statement-breakpoint
UPDATE "categories" c SET "items_count" = n."parts"
FROM (SELECT "category_id", count(DISTINCT "part_id")::int AS "parts" FROM "category_products" GROUP BY 1) n WHERE n."category_id" = c."id";
