import { Link } from '@tanstack/react-router';
import type { CategoryCard } from '../../../../contract/catalog/category.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { supplierPageTexts } from '../../../parts/suppliers/supplier-page-texts.ts';
import { Glyph } from '../../../ui/image/glyph.tsx';
import classes from './supplier-categories.module.css';

/** The supplier's categories with their item counts. */
export function SupplierCategories({ categories }: { categories: readonly CategoryCard[] }) {
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="categories">
      <h2 id="categories">{supplierPageTexts.categories}</h2>
      <ul className={classes.categories}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to="/category/$categoryId/$"
              params={{ categoryId: category.id, _splat: category.slug }}
              className={classes.category}
            >
              <Glyph name={category.glyph} size={24} />
              <span className={classes.name}>{category.name}</span>
              <span className={classes.count}>{formatNumber(category.itemsCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
