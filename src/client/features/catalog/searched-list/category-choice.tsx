import { Link } from '@tanstack/react-router';
import type { Understood } from '../../../../contract/search/understood.ts';
import { ChipRow, chipClass } from '../../../ui/kit/chip.tsx';
import { Name } from '../../../ui/name.tsx';
import { productListTexts } from '../product-list/product-list-texts.ts';
import type { SearchedListSearch } from './searched-list-search.ts';

/** Links to the part of the list in each category. */
export function CategoryChoice({ categories }: Pick<Understood, 'categories'>) {
  return (
    <ChipRow label={productListTexts.categories}>
      {categories.map(({ id, name }) => (
        <li key={id}>
          <Link
            to="."
            search={(before: SearchedListSearch) => ({ ...before, category: id })}
            resetScroll={false}
            className={chipClass}
          >
            <Name text={name} />
          </Link>
        </li>
      ))}
    </ChipRow>
  );
}
