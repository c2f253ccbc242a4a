import type { Category } from '../../../../contract/catalog/category.ts';

/** A category with products and without subcategories has no page but its list. */
export const isLeafList = ({ isRoot, itemsCount }: Category, children: readonly unknown[] | undefined): boolean =>
  !isRoot && itemsCount > 0 && children?.length === 0;
