import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { useCanonicalName } from '../../../router/canonical.ts';
import { WithHelp } from '../../../ui/help-button.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SupplierFrame } from '../supplier/supplier-frame.tsx';
import { DelegationCard } from './delegation-card.tsx';
import classes from './delegations-screen.module.css';
import { delegationsTexts } from './delegations-texts.ts';

const words = delegationsTexts;

type DelegationsScreenProps = {
  supplierId: string;
  /** The name in the URL. */
  written: string | undefined;
};

/** Merchants that may sell in a supplier's name: what, where and until when. */
export function DelegationsScreen({ supplierId, written }: DelegationsScreenProps) {
  const { suppliers } = useReads();
  const list = useInfiniteQuery(suppliers.delegations(supplierId));
  useCanonicalName(written, useQuery(suppliers.supplier(supplierId)).data?.slug);
  return (
    <SupplierFrame supplierId={supplierId} titleOf={words.title}>
      {({ name, slug }) => (
        <>
          <PageHead
            title={words.title(name)}
            description={words.description(name)}
            canonicalPath={`/supplier/${supplierId}/merchantDelegations/${slug}`}
            noindex={list.data?.pages[0]?.items.length === 0}
          />
          <ReadGate query={list} skeleton={<div className={classes.waiting} />} hideTime>
            {({ pages }) => {
              const delegations = pages.flatMap((page) => page.items);
              if (delegations.length === 0) return <Notice heading={words.empty} hint={words.emptyHint} />;
              return (
                <>
                  <WithHelp id="supplier.delegations">
                    <p className={classes.intro}>
                      {words.intro} <AsOf at={list.dataUpdatedAt} isFetching={list.isFetching} />
                    </p>
                  </WithHelp>
                  <ul className={classes.list}>
                    {delegations.map((delegation) => (
                      <li key={delegation.id}>
                        <DelegationCard delegation={delegation} />
                      </li>
                    ))}
                  </ul>
                  <ListEnd {...endOf(list)} />
                </>
              );
            }}
          </ReadGate>
        </>
      )}
    </SupplierFrame>
  );
}
