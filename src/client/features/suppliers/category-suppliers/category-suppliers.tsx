import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { texts } from '../../../texts/app-texts.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { SupplierRows } from '../supplier/supplier-rows.tsx';
import classes from './category-suppliers.module.css';
import { ofCategoryTexts } from './category-suppliers-texts.ts';

const SHOWN_AT_FIRST = 8;

/** The first suppliers of a category, with a link to the page of all. */
export function CategorySuppliers({ categoryId }: { categoryId: string }) {
  const reads = useReads();
  const slug = useQuery(reads.catalog.category(categoryId)).data?.slug ?? '';
  const suppliers = useQuery(reads.suppliers.ofCategory(categoryId));
  return (
    <section aria-labelledby="suppliers">
      <h2 id="suppliers" className={classes.heading}>
        {texts.category.suppliers}
        {suppliers.data?.totalCount ? <small>{texts.catalog.suppliers(suppliers.data.totalCount)}</small> : null}
      </h2>
      <ReadGate query={suppliers} skeleton={<div className={classes.waiting} />} hideTime>
        {({ items, totalCount }) => {
          if (items.length === 0) return <p>{texts.category.noSuppliers}</p>;
          return (
            <>
              <SupplierRows suppliers={items.slice(0, SHOWN_AT_FIRST)} />
              <Link
                to="/supplier/category/$categoryId/$"
                params={{ categoryId, _splat: slug }}
                className={buttonClass('link')}
              >
                {ofCategoryTexts.all(totalCount ?? items.length)}
              </Link>
            </>
          );
        }}
      </ReadGate>
    </section>
  );
}
