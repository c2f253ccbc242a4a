import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Page } from '../../../../contract/page.ts';
import type { SupplierCard, SuppliersPage } from '../../../../contract/suppliers/supplier.ts';
import { useReads } from '../../../data/use-reads.ts';
import { searchMoreTexts } from '../../../parts/search/search-more-texts.ts';
import { supplierTexts } from '../../../parts/suppliers/supplier-texts.ts';
import { texts } from '../../../texts/app-texts.ts';
import { Monogram } from '../../../ui/image/monogram.tsx';
import { RowContent, rowClass } from '../../../ui/kit/row.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { savedResults } from './queries.ts';
import { ResultList, type ResultsProps } from './result-list.tsx';
import { SavedResults } from './saved-results.tsx';

type SupplierResultsPage = Page<SupplierCard> & Pick<SuppliersPage, 'isBySales'>;

export function SupplierResults(props: ResultsProps) {
  const { search } = useReads();
  const query = useInfiniteQuery(search.suppliers(props.searchKey));
  const renderItem = (supplier: SupplierCard) => <SupplierResult supplier={supplier} searchKey={props.searchKey} />;
  return (
    <ResultList
      {...props}
      tab="suppliers"
      query={query}
      renderItem={renderItem}
      noteOf={(first: SupplierResultsPage) => first.isBySales && <p>{searchMoreTexts.bySales}</p>}
      unsaved={
        <SavedResults
          read={savedResults.suppliers(props.searchKey)}
          onRetry={() => void query.refetch()}
          renderItem={renderItem}
        />
      }
    />
  );
}

function SupplierResult({ supplier, searchKey }: { supplier: SupplierCard; searchKey: string }) {
  const { id, slug, name, type, city, province, itemsCount } = supplier;
  const places = [...new Set([city, province])].filter((place) => place !== null);
  return (
    <Link to="/supplier/$supplierId/$" params={{ supplierId: id, _splat: slug }} className={rowClass}>
      <RowContent
        sign={<Monogram name={name} />}
        name={<MarkedText text={name} searchKey={searchKey} />}
        facts={
          <>
            <span>{supplierTexts.types[type]}</span>
            {places.map((place) => (
              <MarkedText key={place} text={place} searchKey={searchKey} />
            ))}
          </>
        }
        end={texts.catalog.items(itemsCount)}
      />
    </Link>
  );
}
