import { useQuery } from '@tanstack/react-query';
import { ReadGate } from '../../offline/read-gate.tsx';
import { texts } from '../../texts.ts';
import { useReads } from '../../use-reads.ts';
import classes from './category-suppliers.module.css';
import { SupplierRows } from './supplier-rows.tsx';

const SHOWN_AT_FIRST = 8;

/** Who has something of a category in their catalogue; more than a few wait behind one tap. */
export function CategorySuppliers({ categoryId }: { categoryId: string }) {
  const reads = useReads();
  const suppliers = useQuery(reads.suppliers.ofCategory(categoryId));
  return (
    <section aria-labelledby="suppliers">
      <h2 id="suppliers" className={classes.heading}>
        {texts.category.suppliers}
        {suppliers.data?.totalCount ? <small>{texts.catalog.suppliers(suppliers.data.totalCount)}</small> : null}
      </h2>
      <ReadGate query={suppliers} skeleton={<div className={classes.waiting} />} hideTime>
        {({ items }) => {
          if (items.length === 0) return <p>{texts.category.noSuppliers}</p>;
          const rest = items.slice(SHOWN_AT_FIRST);
          return (
            <>
              <SupplierRows suppliers={items.slice(0, SHOWN_AT_FIRST)} />
              {rest.length > 0 && (
                <details className={classes.rest}>
                  <summary>{texts.supplier.others(rest.length)}</summary>
                  <SupplierRows suppliers={rest} />
                </details>
              )}
            </>
          );
        }}
      </ReadGate>
    </section>
  );
}
