import { Link } from '@tanstack/react-router';
import type { SupplierCard } from '../../../../contract/suppliers/supplier.ts';
import { supplierTexts } from '../../../parts/suppliers/supplier-texts.ts';
import { texts } from '../../../texts/app-texts.ts';
import { Monogram } from '../../../ui/image/monogram.tsx';
import { RowContent, rowClass, rowListClass } from '../../../ui/kit/row.tsx';

export function SupplierRows({ suppliers }: { suppliers: readonly SupplierCard[] }) {
  return (
    <ul className={rowListClass}>
      {suppliers.map((supplier) => (
        <li key={supplier.id}>
          <Link
            to="/supplier/$supplierId/$"
            params={{ supplierId: supplier.id, _splat: supplier.slug }}
            className={rowClass}
          >
            <RowContent
              sign={<Monogram name={supplier.name} />}
              name={<bdi>{supplier.name}</bdi>}
              facts={[supplierTexts.types[supplier.type], supplier.city].filter(Boolean).join(' · ')}
              end={texts.catalog.items(supplier.itemsCount)}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
