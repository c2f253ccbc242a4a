import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Supplier } from '../../../../contract/suppliers/supplier.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { supplierPageTexts } from '../../../parts/suppliers/supplier-page-texts.ts';
import { supplierTexts } from '../../../parts/suppliers/supplier-texts.ts';
import { useCanonicalName } from '../../../router/canonical.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SupplierBody } from './supplier-body.tsx';
import { SupplierHeader } from './supplier-header.tsx';
import { SupplierMenu } from './supplier-menu.tsx';
import classes from './supplier-screen.module.css';

type SupplierScreenProps = {
  supplierId: string;
  /** The name in the URL. */
  written: string | undefined;
  /** The supplier's products. */
  products: ReactNode;
};

export function SupplierScreen({ supplierId, written, products }: SupplierScreenProps) {
  const reads = useReads();
  const supplier = useQuery(reads.suppliers.supplier(supplierId));
  useCanonicalName(written, supplier.data?.slug);
  return (
    <ReadGate query={supplier} skeleton={<div className={classes.waiting} />}>
      {(data) => <SupplierPage supplier={data} products={products} />}
    </ReadGate>
  );
}

function SupplierPage({ supplier, products }: { supplier: Supplier; products: ReactNode }) {
  const type = supplierTexts.types[supplier.type];
  return (
    <>
      <PageHead
        title={supplier.name}
        description={supplierPageTexts.description(supplier.name, type, supplier.city)}
        canonicalPath={`/supplier/${supplier.id}/${supplier.slug}`}
        shared={{ kind: 'supplier', id: supplier.id, version: supplier.version }}
      />
      <SupplierHeader supplier={supplier} />
      <SupplierMenu supplier={supplier} />
      <SupplierBody supplier={supplier} products={products} />
    </>
  );
}
