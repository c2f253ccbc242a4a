import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useReads } from '../../../data/use-reads.ts';
import { noticeListClass } from '../../../ui/kit/notice.tsx';
import { useMoneyView } from '../../../ui/money/money-view.ts';
import { useRootTexts } from '../../../ui/root-context.ts';
import type { ProductListScope } from '../product/queries.ts';
import { searchWith } from './applied/filter-chips.tsx';
import { filtersText } from './applied/filter-parse.ts';
import { plainWords, wordsOfFilter } from './applied/filter-words.ts';
import type { FilterPanelProps } from './applied.ts';
import { filterPanelTexts } from './filter-panel-texts.ts';
import { filtersTexts } from './filters-texts.ts';

/** With more filters, to remove one rarely helps. */
const LOOSENED_MAX = 6;

/** The number of products without each of the filters. */
export default function FilterLoosen({ list, scope, definitions }: FilterPanelProps) {
  const { seller } = useRootTexts();
  const view = { ...useMoneyView(), seller };
  return (
    <>
      <p>{filterPanelTexts.loosen}</p>
      <ul className={noticeListClass}>
        {list.filters.slice(0, LOOSENED_MAX).map((filter) => {
          const others = list.filters.filter((one) => one !== filter);
          const definition = definitions.find((one) => one.id === filter.propertyId);
          return (
            <li key={filter.propertyId}>
              <Link to="." search={searchWith(others)} resetScroll={false} preload={false}>
                {filterPanelTexts.without(plainWords(wordsOfFilter(filter, definition, list.unitsOf, view)))}
              </Link>
              <Count scope={{ ...scope, filters: filtersText(others) }} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Count({ scope }: { scope: ProductListScope }) {
  const { items } = useRootTexts();
  const { data } = useQuery({ ...useReads().catalog.count(scope), throwOnError: false });
  return <span>{data === undefined ? filtersTexts.unknownCount : items(data)}</span>;
}
