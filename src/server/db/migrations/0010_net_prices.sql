UPDATE "category_products" cp SET "price_rial" = ((p."prices" -> 0 ->> 'amountRial')::bigint * 200 + 110) / 220
FROM "supplier_products" p WHERE p."id" = cp."product_id" AND p."vat_included" AND cp."price_rial" IS NOT NULL;--> statement-breakpoint
WITH "led" AS (
  SELECT DISTINCT ON (o."base_product_id") o."base_product_id", o."id", o."slug"
  FROM "supplier_products" o
  WHERE o."status" = 'shown' AND o."base_product_id" IN (
    SELECT "base_product_id" FROM "supplier_products"
    WHERE "status" = 'shown' GROUP BY 1 HAVING count(*) > 1 AND bool_or("vat_included")
  )
  ORDER BY o."base_product_id",
    CASE WHEN o."vat_included" THEN ((o."prices" -> 0 ->> 'amountRial')::bigint * 200 + 110) / 220
      ELSE (o."prices" -> 0 ->> 'amountRial')::bigint END NULLS LAST,
    o."id"
)
UPDATE "search_entries" e SET "object_id" = led."id", "slug" = led."slug"
FROM "supplier_products" was JOIN "led" ON led."base_product_id" = was."base_product_id"
WHERE was."id" = e."object_id" AND e."type" = 'product' AND led."id" <> was."id";
