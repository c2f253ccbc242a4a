import { Link } from '@tanstack/react-router';
import type { CategoryCard } from '../../../../contract/catalog/category.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { ChipRow, chipClass, chipCountClass } from '../../../ui/kit/chip.tsx';
import { categoryListTexts } from './category-list-texts.ts';

/** Links to the lists of the child categories, with the same sort and view. */
export function ProductListChips({ categories }: { categories: readonly CategoryCard[] }) {
  if (categories.length === 0) return null;
  return (
    <ChipRow label={categoryListTexts.narrower}>
      {categories.map((category) => (
        <li key={category.id}>
          <Link
            to="/products/category/$categoryId/$"
            params={{ categoryId: category.id, _splat: category.slug }}
            search={true}
            className={chipClass}
          >
            <bdi>{category.name}</bdi>
            <span className={chipCountClass}>{formatNumber(category.itemsCount)}</span>
          </Link>
        </li>
      ))}
    </ChipRow>
  );
}
