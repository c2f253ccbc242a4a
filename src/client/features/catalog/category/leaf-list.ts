import type { Category } from '../../../../contract/catalog/category.ts';

/** A category with products and without subcategories has no page but its list. */
export const isLeafList = ({ isRoot, isLeaf, itemsCount }: Category): boolean => isLeaf && !isRoot && itemsCount > 0;
