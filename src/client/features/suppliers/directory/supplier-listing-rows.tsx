import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SupplierCard, SupplierListing } from '../../../../contract/suppliers/supplier.ts';
import type { CategoryType } from '../../../../core/catalog/category-types.ts';
import { supplierTexts } from '../../../parts/suppliers/supplier-texts.ts';
import { rootTexts } from '../../../texts/root-texts.ts';
import { Monogram } from '../../../ui/image/monogram.tsx';
import { rowClassWith, rowListClass } from '../../../ui/kit/row.tsx';
import { directoryTexts } from './directory-texts.ts';
import classes from './supplier-listing-rows.module.css';

const words = directoryTexts.directory;
const CERTIFICATES_SHOWN = 2;

/** A supplier's data; lists other than the directory have less. */
type ListedSupplier = SupplierCard &
  Partial<Pick<SupplierListing, 'categoryNames' | 'categoriesCount' | 'licencesCount'>>;

type ListingRowsProps = {
  suppliers: readonly ListedSupplier[];
  /** Type of the counted items. @default all types */
  categoryType?: CategoryType | undefined;
  renderName?: ((name: string) => ReactNode) | undefined;
};

/** Suppliers with their place, categories and verified documents. */
export function SupplierListingRows(props: ListingRowsProps) {
  const { suppliers, categoryType, renderName = (name) => <bdi>{name}</bdi> } = props;
  const countOf = (items: number) => (categoryType ? rootTexts[categoryType].items(items) : words.items(items));
  return (
    <ul className={rowListClass}>
      {suppliers.map((supplier) => (
        <li key={supplier.id}>
          <Link
            to="/supplier/$supplierId/$"
            params={{ supplierId: supplier.id, _splat: supplier.slug }}
            className={rowClassWith(classes.row)}
          >
            <Monogram name={supplier.name} />
            <span className={classes.name}>{renderName(supplier.name)}</span>
            <span className={classes.count}>{countOf(supplier.itemsCount)}</span>
            <span className={classes.facts}>{factsOf(supplier).join(' · ')}</span>
            {supplier.categoryNames && supplier.categoryNames.length > 0 && (
              <span className={classes.categories}>
                {words.inCategories(supplier.categoryNames, supplier.categoriesCount ?? 0)}
              </span>
            )}
            <Checked supplier={supplier} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function factsOf({ type, city, province, foundedYear }: ListedSupplier): string[] {
  const place = [...new Set([city, province])].filter(Boolean).join('، ');
  return [supplierTexts.types[type], place, foundedYear === null ? '' : supplierTexts.founded(foundedYear)].filter(
    Boolean,
  );
}

/** Counts of certificates and licences; the supplier's page shows them. */
function Checked({ supplier: { certificates, licencesCount = 0 } }: { supplier: ListedSupplier }) {
  if (certificates.length === 0 && licencesCount === 0) return null;
  const others = certificates.length - CERTIFICATES_SHOWN;
  return (
    <span className={classes.checked}>
      {certificates.slice(0, CERTIFICATES_SHOWN).map((certificate) => (
        <bdi key={certificate} className={classes.mark}>
          {certificate}
        </bdi>
      ))}
      {others > 0 && <span>{words.certificatesMore(others)}</span>}
      {licencesCount > 0 && <span className={classes.mark}>{words.licences(licencesCount)}</span>}
    </span>
  );
}
