import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CategoryType } from '../../../../core/catalog/category-types.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { ChipRow, chipClass, chipCountClass } from '../../../ui/kit/chip.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SupplierFrame } from './supplier-frame.tsx';
import { suppliersTexts } from './supplier-screen-texts.ts';

const words = suppliersTexts.products;

type SupplierProductsScreenProps = {
  supplierId: string;
  categoryType: CategoryType;
  /** The list itself. */
  renderList: (caption: string) => ReactNode;
};

/** A supplier's products of one root type, and their categories. */
export function SupplierProductsScreen({ supplierId, categoryType, renderList }: SupplierProductsScreenProps) {
  const titleOf = words.titles[categoryType];
  return (
    <SupplierFrame supplierId={supplierId} titleOf={titleOf}>
      {({ name, itemsByType, categories }) => {
        const items = itemsByType.find((one) => one.categoryType === categoryType)?.itemsCount ?? 0;
        const within = categories.filter((one) => one.categoryType === categoryType);
        return (
          <div data-type={categoryType}>
            <PageHead
              title={titleOf(name)}
              description={words.description(titleOf(name), items)}
              canonicalPath={`/supplier/${supplierId}/products/${categoryType}`}
              noindex={items === 0}
            />
            {within.length > 0 && (
              <ChipRow label={words.categories}>
                {within.map((category) => (
                  <li key={category.id}>
                    <Link
                      to="/products/category/$categoryId/supplier/$supplierId"
                      params={{ categoryId: category.id, supplierId }}
                      className={chipClass}
                    >
                      <bdi>{category.name}</bdi>
                      <span className={chipCountClass}>{formatNumber(category.itemsCount)}</span>
                    </Link>
                  </li>
                ))}
              </ChipRow>
            )}
            {items === 0 ? <Notice heading={words.empty} hint={words.emptyHint} /> : renderList(titleOf(name))}
          </div>
        );
      }}
    </SupplierFrame>
  );
}
