import type { ReactNode } from 'react';
import type { Supplier } from '../../../../contract/suppliers/supplier.ts';
import { supplierPageTexts } from '../../../parts/suppliers/supplier-page-texts.ts';
import { SupplierCategories } from './supplier-categories.tsx';
import { SupplierContacts } from './supplier-contact.tsx';
import { SupplierLicences } from './supplier-licences.tsx';
import classes from './supplier-screen.module.css';
import { SupplierSections } from './supplier-sections.tsx';

type SupplierBodyProps = {
  supplier: Supplier;
  /** The supplier's products. */
  products: ReactNode;
  /** Whether the content is not published. @default false */
  isDraft?: boolean;
};

/** What a supplier's page says below its name and its menu. */
export const SupplierBody = ({ supplier, products, isDraft = false }: SupplierBodyProps) => (
  <div className={classes.columns}>
    <SupplierContacts supplier={supplier} />
    <div className={classes.main}>
      {supplier.about && (
        <section aria-labelledby="about">
          <h2 id="about">{supplierPageTexts.about}</h2>
          <p className={classes.about}>{supplier.about}</p>
        </section>
      )}
      {products}
      <SupplierCategories categories={supplier.categories} />
      <SupplierSections sections={supplier.sections} />
    </div>
    <SupplierLicences licences={supplier.licences} supplierId={isDraft ? undefined : supplier.id} />
  </div>
);
