-- Data step alone: search entries lead to the offer that can be had, then the cheapest.
WITH "led" AS (
  SELECT DISTINCT ON (o."base_product_id") o."base_product_id", o."id", o."slug"
  FROM "supplier_products" o
  WHERE o."status" = 'shown' AND o."base_product_id" IN (
    SELECT "base_product_id" FROM "supplier_products"
    WHERE "status" = 'shown' GROUP BY 1 HAVING count(DISTINCT "stock_state") > 1
  )
  ORDER BY o."base_product_id",
    CASE o."stock_state" WHEN 'inStock' THEN 0 WHEN 'limited' THEN 0 WHEN 'outOfStock' THEN 2 ELSE 1 END,
    CASE WHEN o."vat_included" THEN ((o."prices" -> 0 ->> 'amountRial')::bigint * 200 + 110) / 220
      ELSE (o."prices" -> 0 ->> 'amountRial')::bigint END NULLS LAST,
    o."id"
),
"moved" AS (
  UPDATE "search_entries" e SET "object_id" = led."id", "slug" = led."slug"
  FROM "supplier_products" was JOIN "led" ON led."base_product_id" = was."base_product_id"
  WHERE was."id" = e."object_id" AND e."type" = 'product' AND led."id" <> was."id"
  RETURNING was."id" AS "was", led."id" AS "is"
)
UPDATE "search_suppliers" s SET "object_id" = moved."is" FROM "moved" WHERE s."object_id" = moved."was";
