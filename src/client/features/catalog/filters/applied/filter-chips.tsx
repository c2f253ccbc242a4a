import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PropertyFilter } from '../../../../../core/filters/filter-types.ts';
import { useReads } from '../../../../data/use-reads.ts';
import { texts } from '../../../../texts/app-texts.ts';
import { Icon } from '../../../../ui/image/icon.tsx';
import { buttonClass } from '../../../../ui/kit/button.tsx';
import { chipListClass, chosenChipClass } from '../../../../ui/kit/chip.tsx';
import { Message } from '../../../../ui/kit/message.tsx';
import { useMoneyView } from '../../../../ui/money/money-view.ts';
import { Name } from '../../../../ui/name.tsx';
import { useRootTexts } from '../../../../ui/root-context.ts';
import type { ProductListSearch } from '../../product-list-search.ts';
import type { ListFilters } from '../applied.ts';
import { filtersTexts } from '../filters-texts.ts';
import { chipTexts } from './chips-texts.ts';
import classes from './filter-chips.module.css';
import { filtersText } from './filter-parse.ts';
import { type FilterWords, plainWords, wordsOfFilter } from './filter-words.ts';

/** Search parameters of the same list with these filters. */
export const searchWith = (filters: readonly PropertyFilter[]) => (before: ProductListSearch) => ({
  ...before,
  filters: filtersText(filters),
});

/** The applied filters, each a link that removes it, and the number of dropped ones. */
export function FilterChips({ filters, definitions, unitsOf, droppedCount }: ListFilters) {
  const sellers = filters.find((filter) => filter.propertyId === 'supplier')?.optionIds ?? [];
  const seller = useQuery({
    ...useReads().suppliers.supplier(sellers[0] ?? ''),
    enabled: sellers.length > 0,
    throwOnError: false,
  });
  const { seller: sellerWord } = useRootTexts();
  const view = { ...useMoneyView(), seller: sellerWord };
  const wordsOf = (filter: PropertyFilter): FilterWords => {
    const definition = definitions?.find((one) => one.id === filter.propertyId);
    const words = wordsOfFilter(filter, definition, unitsOf, view);
    return filter.propertyId === 'supplier'
      ? { ...words, value: sellersTold(seller.data?.name, sellers.length) }
      : words;
  };
  return (
    <>
      {droppedCount > 0 && (
        <Message tone="new" className={classes.dropped}>
          {chipTexts.dropped(droppedCount)}
        </Message>
      )}
      {filters.length > 0 && (
        <ul className={chipListClass} aria-label={chipTexts.active}>
          {filters.map((filter) => {
            const words = wordsOf(filter);
            return (
              <li key={filter.propertyId}>
                <Link
                  to="."
                  search={searchWith(filters.filter((one) => one !== filter))}
                  resetScroll={false}
                  preload={false}
                  className={chosenChipClass}
                  aria-label={chipTexts.remove(plainWords(words))}
                >
                  <span className={classes.words}>
                    <Name text={words.name} />: <bdi>{words.value}</bdi>
                    {words.symbol && (
                      <>
                        {' '}
                        <bdi dir="ltr">{words.symbol}</bdi>
                      </>
                    )}
                  </span>
                  <Icon name="close" size={16} />
                </Link>
              </li>
            );
          })}
          <li>
            <Link
              to="."
              search={searchWith([])}
              resetScroll={false}
              preload={false}
              className={buttonClass('quiet', 'regular', classes.removeAll)}
            >
              {filtersTexts.removeAll}
            </Link>
          </li>
        </ul>
      )}
    </>
  );
}

function sellersTold(name: string | undefined, count: number): string {
  if (name === undefined) return texts.catalog.suppliers(count);
  return count > 1 ? `${name} ${chipTexts.others(count - 1)}` : name;
}
