import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SupplierCard } from '../../../contract/suppliers/supplier.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { useReads } from '../../data/use-reads.ts';
import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import { AsOf } from '../../offline/saved-reads/saved-copy.tsx';
import { texts } from '../../texts/app-texts.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './home-screen.module.css';
import { HomeSections } from './home-sections.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { homeTexts } from './home-texts.ts';
import { RootTiles } from './root-tiles.tsx';

type HomeScreenProps = {
  search: ReactNode;
  renderSuppliers: (suppliers: readonly SupplierCard[]) => ReactNode;
};

/** Search, the four root categories with links to their children, and the largest suppliers. */
export function HomeScreen({ search, renderSuppliers }: HomeScreenProps) {
  const reads = useReads();
  const isOnline = useIsOnline();
  const categories = useQuery(reads.catalog.topLevels());
  const counts = useQuery(reads.catalog.itemsCount());
  const suppliers = useQuery(reads.suppliers.largest());
  const items = counts.data?.reduce((sum, root) => sum + root.itemsCount, 0);
  const isSavedCopy = categories.data !== undefined && (!isOnline || categories.status === 'error');
  return (
    <>
      <PageHead description={homeTexts.description} canonicalPath="/" />
      <div className={classes.search}>
        <h1 className={classes.heading}>{homeTexts.heading}</h1>
        {search}
        <Link to="/ai" className={classes.need}>
          <b>{homeTexts.needLink}</b>
          <span>{homeTexts.needHint}</span>
        </Link>
        <p className={classes.facts}>
          <span>{items !== undefined && suppliers.data && homeTexts.facts(items, suppliers.data.totalCount ?? 0)}</span>
          {isSavedCopy && <AsOf at={categories.dataUpdatedAt} isFetching={categories.isFetching} />}
        </p>
      </div>
      <RootTiles counts={counts.data} />
      <ReadGate query={categories} skeleton={<HomeSkeleton />} hideTime>
        {(all) => (
          <HomeSections categories={all}>
            <section className={classes.suppliers}>
              <div className={classes.suppliersHead}>
                <h2>{homeTexts.suppliers}</h2>
                <Link
                  to="/suppliers/$categoryType"
                  params={{ categoryType: 'Product' }}
                  className={buttonClass('link')}
                >
                  {texts.shell.all}
                  <span className="visually-hidden"> {texts.category.suppliers}</span>
                </Link>
              </div>
              <ReadGate query={suppliers} skeleton={<HomeSkeleton />} hideTime>
                {(page) => renderSuppliers(page.items)}
              </ReadGate>
            </section>
          </HomeSections>
        )}
      </ReadGate>
    </>
  );
}
