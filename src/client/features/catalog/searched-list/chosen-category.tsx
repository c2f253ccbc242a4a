import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useReads } from '../../../data/use-reads.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { chipListClass, chosenChipClass } from '../../../ui/kit/chip.tsx';
import { Name } from '../../../ui/name.tsx';
import type { AppliedFilters, ListFilters } from '../filters/applied.ts';
import { productListTexts } from '../product-list/product-list-texts.ts';
import type { SearchedListSearch } from './searched-list-search.ts';

type ChosenCategoryProps = { categoryId: string; list: ListFilters; applied: AppliedFilters | undefined };

/** The chosen category; without it the filters by its properties go too. */
export function ChosenCategory({ categoryId, list, applied }: ChosenCategoryProps) {
  const { data } = useQuery({ ...useReads().catalog.category(categoryId), throwOnError: false });
  const ownIds = new Set(list.definitions?.map(({ id }) => id));
  const filters = applied?.filtersText(list.filters.filter(({ propertyId }) => !ownIds.has(propertyId)));
  if (!data) return null;
  return (
    <ul className={chipListClass} aria-label={productListTexts.category}>
      <li>
        <Link
          to="."
          search={(before: SearchedListSearch) => ({ ...before, category: undefined, filters })}
          resetScroll={false}
          preload={false}
          className={chosenChipClass}
          aria-label={productListTexts.outOf(data.name)}
        >
          {productListTexts.category}: <Name text={data.name} />
          <Icon name="close" size={16} />
        </Link>
      </li>
    </ul>
  );
}
