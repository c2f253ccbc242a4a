import { Link } from '@tanstack/react-router';
import type { CategoryCard } from '../../../../contract/catalog/category.ts';
import { formatNumber } from '../../../../core/persian.ts';
import { texts } from '../../../texts/texts.ts';
import classes from './product-list-chips.module.css';

/** Links to the lists of the child categories, with the same sort and view. */
export function ProductListChips({ categories }: { categories: readonly CategoryCard[] }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={texts.product.narrower}>
      <ul className={classes.chips}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to="/products/category/$categoryId/$"
              params={{ categoryId: category.id, _splat: category.slug }}
              search={true}
              className={classes.chip}
            >
              <bdi>{category.name}</bdi>
              <span className={classes.count}>{formatNumber(category.itemsCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
