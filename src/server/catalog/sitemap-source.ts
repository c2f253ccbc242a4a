import { sql } from 'drizzle-orm';
import type { SitemapSource } from '../platform/sitemap-source.ts';
import { categories } from './category/category.table.ts';
import { baseProducts, supplierProducts } from './product/product.table.ts';

/**
 * Active categories below the roots, with their item counts and whether others lie below them; a new product in a
 * category changes its pages.
 */
export const categorySource: SitemapSource = {
  table: categories,
  rows: sql`
    select c.id, c.slug, c.items_count as items,
      not exists (select from categories k where k.parent_id = c.id and k.is_active) as is_leaf,
      greatest(c.updated_at, to_timestamp((
        select max(cp.updated_at) from category_products cp where cp.category_id = c.id) / 1000.0)) as changed
    from categories c
    where c.level > 1 and c.is_active`,
};

/** A part that several suppliers offer; the page of a single offer says all that the part's would. */
export const partSource: SitemapSource = {
  table: baseProducts,
  rows: sql`
    select b.id, b.title, greatest(b.updated_at, max(p.updated_at)) as changed
    from base_products b
    join supplier_products p on p.base_product_id = b.id and p.status = 'shown'
    join suppliers s on s.id = p.supplier_id and s.status = 'confirmed'
    group by b.id having count(*) > 1`,
};

/** Every offer has its own page. The join reads `suppliers.status`: an unconfirmed supplier's offers have no page. */
export const productSource: SitemapSource = {
  table: supplierProducts,
  rows: sql`
    select p.id, p.slug, greatest(p.updated_at, b.updated_at) as changed
    from supplier_products p
    join suppliers s on s.id = p.supplier_id and s.status = 'confirmed'
    left join base_products b on b.id = p.base_product_id
    where p.status = 'shown'`,
};
