import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MerchantDelegation } from '../../../../contract/merchants/merchant-delegation.ts';
import type { SearchCounts } from '../../../../contract/search/search-counts.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { useApi } from '../../../data/use-api.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { searchMoreTexts } from '../../../parts/search/search-more-texts.ts';
import { Monogram } from '../../../ui/image/monogram.tsx';
import { RowContent, rowClass, rowListClass } from '../../../ui/kit/row.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { delegationReads } from '../box/queries.ts';
import { delegationWords } from '../delegation-texts.ts';
import type { SearchTab } from '../search-tab.ts';
import classes from './delegation-results.module.css';

type DelegationResultsProps = { searchKey: string; tab: SearchTab; counts: SearchCounts | undefined };

/** Merchants with a valid delegation that the text names: among suppliers, where it asks for them, or nothing else is found. */
export function DelegationResults({ searchKey, tab, counts }: DelegationResultsProps) {
  const api = useApi();
  const isWanted = tab === 'suppliers' || delegationWords.asked.test(searchKey) || counts?.products.count === 0;
  const found = useQuery({ ...delegationReads(api).named(searchKey), enabled: isWanted, throwOnError: false });
  const items = found.data?.items ?? [];
  if (!isWanted || items.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="delegations">
      <h2 id="delegations" className={classes.heading}>
        {searchMoreTexts.delegations} <AsOf at={found.dataUpdatedAt} isFetching={found.isFetching} />
      </h2>
      <ul className={rowListClass}>
        {items.map((delegation) => (
          <li key={delegation.id}>
            <DelegationResult delegation={delegation} searchKey={searchKey} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DelegationResult({ delegation, searchKey }: { delegation: MerchantDelegation; searchKey: string }) {
  const { merchant, supplier, title, to } = delegation;
  return (
    <Link
      to="/supplier/$supplierId/merchantDelegations/$"
      params={{ supplierId: supplier.id, _splat: supplier.slug }}
      hash={delegation.id}
      className={rowClass}
    >
      <RowContent
        sign={<Monogram name={merchant.name} />}
        name={<MarkedText text={merchant.name} searchKey={searchKey} />}
        facts={
          <>
            <bdi>{delegationWords.of(supplier.name)}</bdi>
            <MarkedText text={title} searchKey={searchKey} />
            {merchant.city !== null && <bdi>{merchant.city}</bdi>}
          </>
        }
        end={searchMoreTexts.validUntil(formatJalali(to, 'short'))}
      />
    </Link>
  );
}
