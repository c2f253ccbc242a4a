import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Supplier } from '../../../../contract/suppliers/supplier.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { Monogram } from '../../../ui/image/monogram.tsx';
import classes from './supplier-frame.module.css';
import { SupplierMenu } from './supplier-menu.tsx';

type SupplierFrameProps = {
  supplierId: string;
  /** Title of the page in the frame. */
  titleOf: (supplierName: string) => string;
  children: (supplier: Supplier) => ReactNode;
};

/** The supplier's name and the menu of its pages, around a page. */
export function SupplierFrame({ supplierId, titleOf, children }: SupplierFrameProps) {
  const reads = useReads();
  const query = useQuery(reads.suppliers.supplier(supplierId));
  return (
    <ReadGate query={query} skeleton={<div className={classes.waiting} />}>
      {(supplier) => (
        <section>
          <div className={classes.head}>
            <Link
              to="/supplier/$supplierId/$"
              params={{ supplierId, _splat: supplier.slug }}
              activeOptions={{ exact: true }}
              className={classes.owner}
            >
              <Monogram name={supplier.name} />
              <bdi>{supplier.name}</bdi>
            </Link>
            <h1>
              <bdi>{titleOf(supplier.name)}</bdi>
            </h1>
          </div>
          <SupplierMenu supplier={supplier} />
          {children(supplier)}
        </section>
      )}
    </ReadGate>
  );
}
