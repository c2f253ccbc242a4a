import { atom } from 'jotai';
import type { Category } from '../../../contract/catalog/category.ts';
import type { ProductCard } from '../../../contract/catalog/product.ts';
import type { PageCard } from '../../../contract/content/page.ts';
import type { SupplierCard } from '../../../contract/suppliers/supplier.ts';

export type FoundItem = ProductCard | SupplierCard | Category | PageCard;

/** `searchItems` of the specification's shared state: the current results. */
export const searchItemsAtom = atom<readonly FoundItem[]>([]);

/** `typedSerchKey` of the specification's shared state: the text in the search box. */
export const typedSerchKeyAtom = atom('');
