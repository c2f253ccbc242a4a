import { Link } from '@tanstack/react-router';
import type { PropertyFilter } from '../../../../core/filters/filter-types.ts';
import { filtersTexts } from '../../../texts/filters/filters.ts';
import { Icon } from '../../../ui/icon.tsx';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { chipListClass, chosenChipClass } from '../../../ui/kit/chip.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { Name } from '../../../ui/name.tsx';
import type { ProductListSearch } from '../product-list-search.ts';
import classes from './filter-chips.module.css';
import { filtersText } from './filter-parse.ts';
import { plainWords, wordsOfFilter } from './filter-words.ts';
import type { ListFilters } from './list-filters.ts';

/** Search parameters of the same list with these filters. */
export const searchWith = (filters: readonly PropertyFilter[]) => (before: ProductListSearch) => ({
  ...before,
  filters: filtersText(filters),
});

/** The applied filters, each a link that removes it, and the number of dropped ones. */
export function FilterChips({ filters, definitions, unitsOf, droppedCount }: ListFilters) {
  return (
    <>
      {droppedCount > 0 && (
        <Message tone="new" className={classes.dropped}>
          {filtersTexts.dropped(droppedCount)}
        </Message>
      )}
      {filters.length > 0 && (
        <ul className={chipListClass} aria-label={filtersTexts.active}>
          {filters.map((filter) => {
            const words = wordsOfFilter(
              filter,
              definitions?.find((definition) => definition.id === filter.propertyId),
              unitsOf,
            );
            return (
              <li key={filter.propertyId}>
                <Link
                  to="."
                  search={searchWith(filters.filter((one) => one !== filter))}
                  resetScroll={false}
                  preload={false}
                  className={chosenChipClass}
                  aria-label={filtersTexts.remove(plainWords(words))}
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
