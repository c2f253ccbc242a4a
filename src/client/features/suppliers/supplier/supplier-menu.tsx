import { Link } from '@tanstack/react-router';
import type { Supplier } from '../../../../contract/suppliers/supplier.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { ChipRow, chipClass, chipCountClass } from '../../../ui/kit/chip.tsx';
import { suppliersTexts } from './supplier-screen-texts.ts';

const words = suppliersTexts.menu;

/** Links to the supplier's pages and to the sections of its main page. */
export function SupplierMenu({ supplier }: { supplier: Supplier }) {
  const { id: supplierId, slug: _splat } = supplier;
  const parts = [
    { hash: '', title: words.profile, isThere: true },
    { hash: 'licences', title: words.licences, isThere: supplier.licences.length > 0 },
    { hash: 'categories', title: words.categories, isThere: supplier.categories.length > 0 },
  ];
  return (
    <ChipRow label={words.label}>
      {parts.map(
        ({ hash, title, isThere }) =>
          isThere && (
            <li key={hash}>
              <Link
                to="/supplier/$supplierId/$"
                params={{ supplierId, _splat }}
                hash={hash}
                activeOptions={{ exact: true, includeHash: true }}
                className={chipClass}
              >
                {title}
              </Link>
            </li>
          ),
      )}
      {supplier.itemsByType.map(({ categoryType, itemsCount }) => (
        <li key={categoryType}>
          <Link
            to="/supplier/$supplierId/products/$categoryType"
            params={{ supplierId, categoryType }}
            className={chipClass}
          >
            {words.products[categoryType]}
            <span className={chipCountClass}>{formatNumber(itemsCount)}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link to="/supplier/$supplierId/merchantDelegations/$" params={{ supplierId, _splat }} className={chipClass}>
          {words.delegations}
        </Link>
      </li>
      <li>
        <Link to="/supplier/$supplierId/content-list" params={{ supplierId }} className={chipClass}>
          {words.contents}
        </Link>
      </li>
    </ChipRow>
  );
}
