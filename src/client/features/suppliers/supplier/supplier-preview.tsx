import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SupplierPageContent } from '../../../../contract/suppliers/supplier-page.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { SupplierBody } from './supplier-body.tsx';
import { SupplierHeader } from './supplier-header.tsx';
import classes from './supplier-screen.module.css';

type SupplierPreviewProps = {
  supplierId: string;
  content: SupplierPageContent;
  products: ReactNode;
};

/** The public page as it will be with another content. Nothing of it leaves the device. */
export function SupplierPreview({ supplierId, content, products }: SupplierPreviewProps) {
  const reads = useReads();
  const query = useQuery(reads.suppliers.supplier(supplierId));
  return (
    <ReadGate query={query} skeleton={<div className={classes.waiting} />} hideTime>
      {(data) => {
        const supplier = { ...data, ...content };
        return (
          <>
            <SupplierHeader supplier={supplier} />
            <SupplierBody supplier={supplier} products={products} isDraft />
          </>
        );
      }}
    </ReadGate>
  );
}
